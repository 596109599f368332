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
          ? describeUnknownOutcome('your place may already be given up', 'Reload the page to see.')
          : (error instanceof Error && error.message) || 'Your place could not be given up.',
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
        Give up my place?
      </h2>
      <div id="late-cancel-text">
        <p className="mt-3">
          It is under 24 hours to the class, so nothing comes back at first. Your place goes to somebody else.
        </p>
        <p className="mt-2 text-stone">{describeReturnIfTaken(response)}</p>
      </div>
      {failure && (
        <p role="alert" className="mt-4 font-medium text-error">
          {failure}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Giving up" onClick={() => void confirm()}>
          Give up my place
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          Keep it
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
      ? 'your session comes back'
      : `${formatPriceShort(toPence(amount), booking.currency)} comes back to you`;
  return `If somebody takes it, ${refund}, and we write to say so.`;
}
