import type { ReactNode } from 'react';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

interface PictureFileButtonProps {
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Button that lets the owner choose a picture file. */
export function PictureFileButton({ onChoose, children }: PictureFileButtonProps) {
  return (
    <label
      className={`${getButtonClasses({ kind: 'secondary', size: 'small' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-forest`}
    >
      <StaffIcon name="upload" size={18} />
      <span>{children}</span>
      <input
        type="file"
        // iPhones convert pictures from their own format if a page accepts only these types.
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          // Allows choosing the same file again after changing it.
          event.currentTarget.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </label>
  );
}
