import type { StaffPicture } from '@studio/contracts/staff-pictures';
import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { savePictureAlt } from './picture-api.ts';
import { usePictureMutation } from './use-picture-mutation.ts';

interface PictureDescriptionProps {
  subject: PictureSubject;
  picture: StaffPicture;
  onDone: () => void;
}

/** Form that changes the alternative text of the current picture. */
export function PictureDescription({ subject, picture, onDone }: PictureDescriptionProps) {
  const altId = useId();
  const [alt, setAlt] = useState(picture.alt);
  const saving = usePictureMutation({
    subject,
    send: () => savePictureAlt(subject, picture.id, normaliseLine(alt)),
    done: 'Alternative text saved.',
    onDone,
  });
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (normaliseLine(alt) && !saving.isPending) saving.mutate();
      }}
    >
      <TextField
        id={altId}
        label="Alternative text"
        hint="Say what the picture shows, for people who can’t see it."
        maxLength={pictureLimits.altLength}
        value={alt}
        error={normaliseLine(alt) ? undefined : 'Enter what the picture shows.'}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      {saving.failure && (
        <div className="mt-4">
          <Notice tone="error" title={saving.failure} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={saving.isPending} busyLabel="Saving…">
          Save text
        </Button>
        <Button kind="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
