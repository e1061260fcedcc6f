/** Name of the replacement of `location` in pages of a preview, see [Note: location]. */
export const locationName = 'manualLocation';

/** Marks the element of a finding. */
export const placeMark = 'data-manual-place';

/** Holds the event handlers of an element by name, as JSON: the policy would block them as attributes. */
export const handlersMark = 'data-manual-handlers';

/** Marks an `<object>` that shows a picture: it becomes an `<img>` in the frame, since a document could run scripts. */
export const pictureMark = 'data-manual-picture';
