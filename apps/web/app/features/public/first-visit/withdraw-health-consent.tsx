import { firstVisitCopy } from '@studio/content/copy/first-visit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type AnswersOwner, withdrawHealthConsent } from './first-visit-api.ts';
import { firstVisitQueries } from './first-visit-queries.ts';

interface WithdrawHealthConsentProps {
  owner: AnswersOwner;
  onWithdrawn?: () => void;
}

const copy = firstVisitCopy.withdraw;

/** Lets the person withdraw the consent to store health answers, in as few clicks as giving it took. */
export function WithdrawHealthConsent({ owner, onWithdrawn }: WithdrawHealthConsentProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => withdrawHealthConsent(owner),
    onSuccess: (response) => {
      setOpen(false);
      onWithdrawn?.();
      queryClient.setQueryData(firstVisitQueries.answers(owner).queryKey, response);
      showToast(copy.done);
    },
  });
  const busy = withdrawing.isPending;
  const failure = describeMutationError(withdrawing.error, copy.failed);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-link inline-flex min-h-11 items-center font-medium"
      >
        {copy.button}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={`${id}title`}
        describedBy={`${id}text`}
        busy={busy}
      >
        <h2 id={`${id}title`} className="text-h3">
          {copy.title}
        </h2>
        <p id={`${id}text`} className="mt-1.5 text-stone">
          {copy.text}
        </p>
        {failure && (
          <div className="mt-4">
            <Notice tone="error" title={failure} />
          </div>
        )}
        <div className="mt-6 grid gap-2">
          <Button size="large" wide busy={busy} busyLabel={copy.busy} onClick={() => withdrawing.mutate()}>
            {copy.button}
          </Button>
          <button
            type="button"
            disabled={busy}
            onClick={() => setOpen(false)}
            className="text-link inline-flex min-h-11 items-center justify-self-center font-medium"
          >
            {copy.keep}
          </button>
        </div>
      </Dialog>
    </>
  );
}
