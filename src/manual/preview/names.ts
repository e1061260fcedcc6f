/** The name under which pages of a preview find where they are, see [Note: location]. */
export const locationName = 'manualLocation';

/** Marks the element that a finding is about. */
export const placeMark = 'data-manual-place';

/** Holds the event handlers of an element as JSON, by their names: as attributes, the policy would refuse them. */
export const handlersMark = 'data-manual-handlers';

/** Marks an `<object>` that shows a picture: it becomes an `<img>` in the frame, since a document could run scripts. */
export const pictureMark = 'data-manual-picture';
