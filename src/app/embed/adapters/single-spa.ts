import type { IncompleteProps, Mounted, SingleSpaProps, SingleSpaStep } from '../contract.ts';
import { mount as mountInto } from '../element/mount.tsx';
import { propNames } from '../element/prop-names.ts';

/** Mounted elements by single-spa's names, since single-spa calls plain functions of a module. */
const running = new Map<string, { readonly mounted: Mounted; readonly place: HTMLElement | undefined }>();

/** Nothing is to be done once for all places. */
export const bootstrap: SingleSpaStep = async () => undefined;

/** Shows the element where single-spa says, or else at the end of the page. */
export const mount: SingleSpaStep = async (props) => {
  const { name, domElement, domElementGetter } = props;
  const provided = domElement ?? domElementGetter?.() ?? document.getElementById(placeIdOf(name));
  const place = provided ? undefined : document.body.appendChild(createPlace(name));
  running.set(name, { mounted: mountInto(provided ?? place!, elementProps(props)), place });
};

/** Takes other properties of the place that they are for. */
export const update: SingleSpaStep = async (props) =>
  running.get(props.name)?.mounted.update(elementProps(props));

/** Ends the element of a place, and takes away what was made for it. */
export const unmount: SingleSpaStep = async ({ name }) => {
  const { mounted, place } = running.get(name) ?? {};
  running.delete(name);
  mounted?.unmount();
  place?.remove();
};

/** The properties of single-spa that are used. */
const elementProps = (props: SingleSpaProps): IncompleteProps =>
  Object.fromEntries(propNames.filter((name) => name in props).map((name) => [name, props[name]]));

/** Where single-spa's own layout puts an application. */
const placeIdOf = (name: string): string => `single-spa-application:${name}`;

function createPlace(name: string): HTMLElement {
  const place = document.createElement('div');
  place.id = placeIdOf(name);
  return place;
}
