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
  /** What is removed, such as 'logo'. */
  noun?: string;
  /** What pages show without the upload, as a sentence. */
  consequence: string;
}

/** Button that removes the uploaded picture, after a confirmation. */
export function RemovePicture({ subject, currentId, noun = 'picture', consequence }: RemovePictureProps) {
  const [isConfirming, setConfirming] = useState(false);
  const removing = usePictureMutation({
    subject,
    send: () => choosePicture(subject, currentId, null),
    done: `${noun[0]?.toUpperCase()}${noun.slice(1)} removed.`,
  });
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setConfirming(true)}>
        Remove<span className="sr-only"> {noun}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Remove this ${noun}?`}
        onConfirm={removing.mutate}
        onClose={() => setConfirming(false)}
        busy={removing.isPending}
        failure={removing.failure}
        label={`Remove ${noun}`}
        busyLabel="Removing…"
        closeLabel={`Keep ${noun}`}
        kind="danger"
      >
        <p>
          {consequence} You can restore this one for {pictureLimits.restorableDays} days.
        </p>
      </ConfirmDialog>
    </>
  );
}
