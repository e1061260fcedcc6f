import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

import '../../../embed.ts';
import type { AssetDocumentUploadElement } from '../contract/methods.ts';
import { propNames } from '../element/prop-names.ts';
import { eventNames } from '../events/event-names.ts';
import type { AssetDocumentUploadProps, EmbedHandlers } from '../package/react.ts';

/** Returns `onSignInNeeded` for `sign-in-needed`. */
const handlerName = (event: string) =>
  `on-${event}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof EmbedHandlers;

// React 18 warns of layout effects when it renders on a server, where neither kind runs.
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The element as a component of React 18 and 19, with a prop for each property and event. */
export const AssetDocumentUpload = forwardRef<AssetDocumentUploadElement, AssetDocumentUploadProps>(
  function AssetDocumentUpload(props, ref) {
    const element = useRef<AssetDocumentUploadElement>(null);
    const latest = useRef<AssetDocumentUploadProps>(props);
    useImperativeHandle(ref, () => element.current!, []);
    useCommitEffect(() => {
      latest.current = props;
      const target = element.current!;
      for (const name of propNames) {
        if (target[name] !== props[name]) Object.assign(target, { [name]: props[name] });
      }
    });
    useCommitEffect(() => {
      const end = new AbortController();
      for (const name of eventNames) {
        const listen = (event: Event) => {
          const handle = latest.current[handlerName(name)] as ((event: Event) => void) | undefined;
          handle?.(event);
        };
        element.current!.addEventListener(`asset-document-upload:${name}`, listen, { signal: end.signal });
      }
      return () => end.abort();
    }, []);
    const { id, className, style } = props;
    // oxlint-disable-next-line react/refs -- handed on for React to set, as JSX does it
    return createElement('asset-document-upload', { ref: element, id, class: className, style });
  },
);
