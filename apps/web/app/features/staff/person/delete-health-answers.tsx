import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { personApi } from './person-api.ts';
import { usePersonRefresh } from './person-queries.ts';

/** Button that deletes a client's health answers, after a confirmation, because no one can restore them. */
export function DeleteHealthAnswers({ personId, name }: { personId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const refresh = usePersonRefresh(personId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => personApi.withdrawHealth(personId),
    onSuccess: () => {
      setOpen(false);
      return refresh('Health answers erased.');
    },
  });
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        Erase health answers
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Erase health answers?"
        describedBy={textId}
        onConfirm={mutate}
        onClose={() => {
          reset();
          setOpen(false);
        }}
        busy={isPending}
        failure={describeMutationError(error)}
        label="Erase health answers"
        busyLabel="Erasing…"
        closeLabel="Keep answers"
        kind="danger"
      >
        <p id={textId} className="text-stone">
          {name} has withdrawn consent. We’ll erase the answers. You can’t undo this.
        </p>
      </ConfirmDialog>
    </>
  );
}
