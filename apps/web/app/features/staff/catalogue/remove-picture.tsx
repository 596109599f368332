import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { choosePicture } from './picture-api.ts';
import { usePictureMutation } from './use-picture-mutation.ts';

interface RemovePictureProps {
  subject: PictureSubject;
  currentId: string;
  /** Whether pages show a built-in picture without the upload. */
  hasBuiltIn: boolean;
}

/** Button that removes the uploaded picture, after a confirmation. */
export function RemovePicture({ subject, currentId, hasBuiltIn }: RemovePictureProps) {
  const [isConfirming, setConfirming] = useState(false);
  const removing = usePictureMutation({
    subject,
    send: () => choosePicture(subject, currentId, null),
    done: 'Picture removed.',
  });
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setConfirming(true)}>
        Remove<span className="sr-only"> picture</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Remove this picture?"
        onConfirm={removing.mutate}
        onClose={() => setConfirming(false)}
        busy={removing.isPending}
        failure={removing.failure}
        label="Remove picture"
        busyLabel="Removing…"
        closeLabel="Keep picture"
        kind="danger"
      >
        <p>
          {hasBuiltIn ? 'Pages show the default picture again.' : 'Pages show no picture.'} You can restore
          this one for {pictureLimits.restorableDays} days.
        </p>
      </ConfirmDialog>
    </>
  );
}
