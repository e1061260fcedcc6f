import type { Mounted, SingleSpaProps, SingleSpaStep } from '../contract/methods.ts';
import type { IncompleteProps } from '../contract/props.ts';
import { mount as mountInto } from '../element/mount.tsx';
import { propNames } from '../element/prop-names.ts';

/** Mounted elements by single-spa's names, since single-spa calls plain functions of a module. */
const running = new Map<string, { readonly mounted: Mounted; readonly place: HTMLElement | undefined }>();

/** Does nothing: no setup is shared by all instances. */
export const bootstrap: SingleSpaStep = async () => undefined;

/** Mounts where single-spa says, otherwise at the end of the page. */
export const mount: SingleSpaStep = async (props) => {
  const { name, domElement, domElementGetter } = props;
  const provided = domElement ?? domElementGetter?.() ?? document.getElementById(placeIdOf(name));
  const target = provided ?? document.body.appendChild(createPlace(name));
  const place = provided ? undefined : target;
  running.set(name, { mounted: mountInto(target, elementProps(props)), place });
};

/** Updates the properties of one instance. */
export const update: SingleSpaStep = async (props) =>
  running.get(props.name)?.mounted.update(elementProps(props));

/** Unmounts, and removes the place if it was created here. */
export const unmount: SingleSpaStep = async ({ name }) => {
  const { mounted, place } = running.get(name) ?? {};
  running.delete(name);
  mounted?.unmount();
  place?.remove();
};

/** Picks the element's properties from those of single-spa. */
const elementProps = (props: SingleSpaProps): IncompleteProps =>
  Object.fromEntries(propNames.filter((name) => name in props).map((name) => [name, props[name]]));

/** Returns the ID that single-spa's layout engine gives to an application's container. */
const placeIdOf = (name: string): string => `single-spa-application:${name}`;

function createPlace(name: string): HTMLElement {
  const place = document.createElement('div');
  place.id = placeIdOf(name);
  return place;
}
