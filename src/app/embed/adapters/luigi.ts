import { AssetDocumentUpload } from '../element/element.ts';
import { propNames } from '../element/prop-names.ts';

/**
 * For a micro-frontend of Luigi with `webcomponent: true`: properties come as its context. A class of its own, since Luigi
 * registers it under a name of its own.
 */
export default class LuigiAssetDocumentUpload extends AssetDocumentUpload {
  set context(context: object) {
    for (const name of propNames) if (name in context) Reflect.set(this, name, Reflect.get(context, name));
  }
}
