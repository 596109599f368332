import type { BookingResponse } from '@studio/contracts/bookings';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { useState } from 'react';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type BookingLink, lateCancelBooking } from './bookings-api.ts';

interface LateCancelDialogProps {
  response: BookingResponse;
  link: BookingLink;
  open: boolean;
  onClose: () => void;
  onCancelled: () => Promise<void>;
}

export function LateCancelDialog({ response, link, open, onClose, onCancelled }: LateCancelDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await lateCancelBooking(link);
      await onCancelled();
      onClose();
    } catch (error) {
      setFailure(
        hasNoResponse(error)
          ? describeUnknownOutcome('your place may already have been released', 'Reload the page to check.')
          : (error instanceof Error && error.message) ||
              'We couldn’t release your place. Reload the page and try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="late-cancel-title"
      describedBy="late-cancel-text"
      busy={busy}
    >
      <h2 id="late-cancel-title" className="text-section">
        Release my place?
      </h2>
      <div id="late-cancel-text">
        <p className="mt-3">
          This class starts in less than 24 hours, so it’s too late for an automatic refund. Someone else can
          take your place.
        </p>
        <p className="mt-2 text-stone">{describeReturnIfTaken(response)}</p>
      </div>
      {failure && (
        <p role="alert" className="mt-4 font-medium text-error">
          {failure}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Releasing…" onClick={() => void confirm()}>
          Release my place
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          Keep my place
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Describes what is returned once someone takes the place. Uses the server's preview, because for pairs and
 * unlimited memberships it isn't the amount paid.
 */
function describeReturnIfTaken({ ifLateCancelled, booking }: BookingResponse): string {
  if (!ifLateCancelled) return '';
  const { kind, text, amount } = ifLateCancelled;
  if (kind === 'nothing') return text;
  const refund =
    kind === 'credit'
      ? 'we’ll return your session'
      : `we’ll refund ${formatPriceShort(toPence(amount), booking.currency)}`;
  return `If someone takes your place, ${refund} and email you.`;
}
