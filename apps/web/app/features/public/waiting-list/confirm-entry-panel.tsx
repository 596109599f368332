import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { isRejected } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { useEntryChange } from './use-entry-change.ts';
import { confirmWaitingListEntries, type WaitingListEntryLink } from './waiting-list-api.ts';

interface ConfirmEntryPanelProps {
  entry: WaitingEntry;
  keyed: WaitingListEntryLink;
}

const unreachable =
  'We couldn’t confirm your place on the waiting list. Check your connection and try again.';

/**
 * Asks the person to confirm the entry. Only the page behind the emailed link has the button; elsewhere, the
 * panel refers to the email.
 */
export function ConfirmEntryPanel({ entry, keyed }: ConfirmEntryPanelProps) {
  const { mutate, isPending, error } = useEntryChange(keyed, confirmWaitingListEntries);
  return (
    <section
      aria-labelledby="confirm"
      className="rounded-panel border border-hairline bg-paper p-5 shadow-1 sm:p-7"
    >
      <h2 id="confirm" className="text-h3">
        {entry.confirmable ? 'Confirm your place on the waiting list' : 'Check your email to confirm'}
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
          busy={isPending}
          busyLabel="Confirming…"
          onClick={() => mutate()}
        >
          Confirm waiting list place
        </Button>
      )}
      {error && (
        <p role="alert" className="mt-3 text-small font-medium text-error">
          {isRejected(error) ? error.message : unreachable}
        </p>
      )}
    </section>
  );
}
