/** Marks the element of a finding. `public/preview.html` knows these names. */
export const placeMark = 'data-manual-place';

/** Marks an `<object>` that shows a picture: it becomes an `<img>` in the frame, which runs no documents in documents. */
export const pictureMark = 'data-manual-picture';
