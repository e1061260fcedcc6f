import { useRef, type ComponentProps } from 'react';

import { SubjectButton } from './subject-button.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof SubjectButton>, 'onClick'> {
  /** Name of the file input, which is hidden: assistive technology finds the button only, tests find the input. */
  readonly inputLabel: string;
  /** Attributes of the file input; by default, it takes one file. */
  readonly input?: Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Button that lets a person choose files. */
export function FileButton({ inputLabel, input, onFiles, ...button }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        {...input}
        ref={field}
        type="file"
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again fires no event.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <SubjectButton {...button} onClick={() => button['aria-disabled'] || field.current?.click()} />
    </>
  );
}
