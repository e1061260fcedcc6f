import { AssetDocumentUpload } from '../element/element.ts';
import { propNames } from '../element/prop-names.ts';

/**
 * Element for a micro-frontend of Luigi with `webcomponent: true`, which sets properties as its context. A separate
 * class, since Luigi registers it under another name.
 */
export default class LuigiAssetDocumentUpload extends AssetDocumentUpload {
  set context(context: object) {
    for (const name of propNames) if (name in context) Reflect.set(this, name, Reflect.get(context, name));
  }
}
