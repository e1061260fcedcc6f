import { useDropzone } from 'react-dropzone';

interface DropOptions {
  readonly onFiles: (files: readonly File[]) => void;
  /** What was dropped holds no files, such as an empty folder. */
  readonly onNothing: () => void;
}

/** Takes files by drop, by paste and by the file dialog; what the browser says of their type is not asked. */
export function useDrop({ onFiles, onNothing }: DropOptions) {
  const dropzone = useDropzone({
    // The button opens the dialog; a click beside it must not.
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      if (files.length > 0) onFiles(files);
      else onNothing();
      // With the old choice in it, choosing the same file again would be no change and go unheard.
      if (dropzone.inputRef.current) dropzone.inputRef.current.value = '';
    },
    onError: onNothing,
  });
  return dropzone;
}
