import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type FirstVisitPerson, withdrawHealthConsent } from './first-visit-api.ts';
import { firstVisitQueries } from './first-visit-queries.ts';

interface WithdrawHealthConsentProps {
  person: FirstVisitPerson;
  onWithdrawn?: () => void;
}

const copy = firstVisitCopy.withdraw;

/** Lets the person withdraw the consent to store health answers, in as few clicks as giving it took. */
export function WithdrawHealthConsent({ person, onWithdrawn }: WithdrawHealthConsentProps) {
  const textId = useId();
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => withdrawHealthConsent(person),
    onSuccess: (response) => {
      setOpen(false);
      onWithdrawn?.();
      queryClient.setQueryData(firstVisitQueries.answers(person).queryKey, response);
      showToast(copy.done);
    },
  });
  const close = () => {
    withdrawing.reset();
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-link inline-flex min-h-11 items-center font-medium"
      >
        {copy.button}
      </button>
      <ConfirmDialog
        open={open}
        title={copy.title}
        describedBy={textId}
        onConfirm={() => withdrawing.mutate()}
        onClose={close}
        busy={withdrawing.isPending}
        failure={describeMutationError(withdrawing.error, copy.failed)}
        label={copy.button}
        busyLabel={copy.busy}
        closeLabel={copy.keep}
      >
        <p id={textId} className="text-stone">
          {copy.text}
        </p>
      </ConfirmDialog>
    </>
  );
}
