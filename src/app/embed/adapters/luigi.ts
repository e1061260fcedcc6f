import { AssetDocumentUpload } from '../element.ts';

/**
 * For a micro-frontend of Luigi with `webcomponent: true`: properties come as its context. A class of its own, since Luigi
 * registers it under a name of its own.
 */
export default class LuigiAssetDocumentUpload extends AssetDocumentUpload {
  set context(context: object) {
    for (const [name, value] of Object.entries(context)) {
      if (Object.hasOwn(AssetDocumentUpload.prototype, name)) Reflect.set(this, name, value);
    }
  }
}
