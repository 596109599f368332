import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useState } from 'react';
import { ApiError, isRejected } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmWaitingListEntry, type WaitingListEntryLink } from './waiting-list-api.ts';

interface ConfirmEntryPanelProps {
  entry: WaitingEntry;
  keyed: WaitingListEntryLink;
  onConfirmed: (entries: readonly WaitingEntry[]) => void;
}

const unreachable = 'We couldn’t confirm your place. Check your connection and try again.';

/**
 * Asks the person to confirm the entry. Only the page behind the emailed link has the button; elsewhere, the
 * panel refers to the email.
 */
export function ConfirmEntryPanel({ entry, keyed, onConfirmed }: ConfirmEntryPanelProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const confirm = async () => {
    setBusy(true);
    setFailure('');
    try {
      onConfirmed(await confirmWaitingListEntry(keyed));
    } catch (error) {
      setFailure(error instanceof ApiError && isRejected(error) ? error.message : unreachable);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-labelledby="confirm"
      className="rounded-panel border border-hairline bg-paper p-5 shadow-1 sm:p-7"
    >
      <h2 id="confirm" className="text-h3">
        {entry.confirmable ? 'Confirm your place' : 'Check your email and confirm your place'}
      </h2>
      <p className="mt-2 text-stone">
        {entry.confirmable
          ? 'We’ll only offer you a place once you’ve confirmed.'
          : 'We’ve emailed you a link. We’ll only offer you a place once you’ve confirmed.'}
      </p>
      {entry.confirmable && (
        <Button
          size="large"
          className="mt-5"
          busy={busy}
          busyLabel="Confirming…"
          onClick={() => void confirm()}
        >
          Confirm my place
        </Button>
      )}
      {failure && (
        <p role="alert" className="mt-3 text-small font-medium text-error">
          {failure}
        </p>
      )}
    </section>
  );
}
