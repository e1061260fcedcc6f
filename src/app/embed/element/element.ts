import { setTimer } from '#lib/time/timer.ts';

import type { EmbedUpload } from '../contract/events.ts';
import type { EmbedMethods, Mounted } from '../contract/methods.ts';
import type { EmbedProps, IncompleteProps } from '../contract/props.ts';
import { mount } from './mount.tsx';
import { attributes, propNames } from './prop-names.ts';

/** Lets the class be imported on a server. */
const Base: typeof HTMLElement = Reflect.get(globalThis, 'HTMLElement') ?? Object;

/** Custom element around `mount`. Its properties are those of `EmbedProps`. */
export class AssetDocumentUpload extends Base implements EmbedMethods {
  static readonly observedAttributes: readonly string[] = Object.keys(attributes);

  static {
    for (const name of propNames) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: AssetDocumentUpload) {
          return this.#given[name];
        },
        set(this: AssetDocumentUpload, value: never) {
          this.#give(name, value);
        },
      });
    }
  }

  readonly #root: ShadowRoot = this.attachShadow({ mode: 'open' });
  #given: Partial<Record<keyof EmbedProps, unknown>> = {};
  #mounted: Mounted | undefined;

  connectedCallback(): void {
    // Properties set before the class was defined hide the accessors.
    for (const name of propNames.filter((each) => Object.hasOwn(this, each))) {
      const early = (this as IncompleteProps)[name];
      Reflect.deleteProperty(this, name);
      this.#give(name, early);
    }
    this.#mounted ??= mount(this.#root, this.#given as IncompleteProps);
  }

  disconnectedCallback(): void {
    // An element that is moved is connected again within the same task; otherwise it has been removed.
    setTimer(0, () => {
      if (this.isConnected) return;
      this.#mounted?.unmount();
      this.#mounted = undefined;
    });
  }

  /** Called by browsers that move elements without disconnecting them (`moveBefore`); nothing to do. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: keyof typeof attributes, _: string | null, value: string | null): void {
    this.#give(attributes[name], value ?? undefined);
  }

  addFiles(files: Iterable<File>): void {
    this.#mounted?.addFiles(files);
  }

  uploads(): readonly EmbedUpload[] {
    return this.#mounted?.uploads() ?? [];
  }

  retry(uploadId: string): void {
    this.#mounted?.retry(uploadId);
  }

  cancel(uploadId: string): void {
    this.#mounted?.cancel(uploadId);
  }

  #give(name: keyof EmbedProps, value: unknown): void {
    this.#given = { ...this.#given, [name]: value };
    this.#mounted?.update({ [name]: value });
  }
}
