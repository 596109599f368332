import { firstVisitCopy } from '@studio/content/copy/first-visit';
import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import { useId, useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type AnswersOwner, withdrawHealthConsent } from './first-visit-api.ts';

interface WithdrawHealthConsentProps {
  owner: AnswersOwner;
  onWithdrawn: (response: FirstVisitResponse) => void;
}

const copy = firstVisitCopy.withdraw;

/** Lets the person withdraw the consent to store health answers, in as few clicks as giving it took. */
export function WithdrawHealthConsent({ owner, onWithdrawn }: WithdrawHealthConsentProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { busy, failure, run } = useMutation(copy.failed);
  const withdraw = async () => {
    const withdrawn = await run(async () => {
      const response = await withdrawHealthConsent(owner);
      setOpen(false);
      onWithdrawn(response);
    });
    if (withdrawn) showToast(copy.done);
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
          <Button size="large" wide busy={busy} busyLabel={copy.busy} onClick={() => void withdraw()}>
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
