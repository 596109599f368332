import type { BookingAnswer } from '@studio/contracts/bookings';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { useState } from 'react';
import { isUnheard, unheardSentence } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type BookingAddress, giveUp } from './bookings-api.ts';

interface GiveUpDialogProps {
  answer: BookingAnswer;
  address: BookingAddress;
  open: boolean;
  onClose: () => void;
  onGivenUp: () => Promise<void>;
}

/** Says what giving a place up means before it is done. */
export function GiveUpDialog({ answer, address, open, onClose, onGivenUp }: GiveUpDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await giveUp(address);
      await onGivenUp();
      onClose();
    } catch (error) {
      setFailure(
        isUnheard(error)
          ? unheardSentence('your place may already be given up', 'Reload the page to see.')
          : (error instanceof Error && error.message) || 'Your place could not be given up.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} labelledBy="give-up-title" describedBy="give-up-text" busy={busy}>
      <h2 id="give-up-title" className="text-section">
        Give up my place?
      </h2>
      <div id="give-up-text">
        <p className="mt-3">
          It is under 24 hours to the class, so nothing comes back at first. Your place goes to somebody else.
        </p>
        <p className="mt-2 text-stone">{ifTaken(answer)}</p>
      </div>
      {failure && (
        <p role="alert" className="mt-4 font-medium text-error">
          {failure}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Giving up" onClick={() => void go()}>
          Give up my place
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

/** As the server counts it: pairs and unlimited memberships give other things back than was paid. */
function ifTaken({ ifGivenUp, booking }: BookingAnswer): string {
  if (!ifGivenUp) return '';
  const { kind, text, amount } = ifGivenUp;
  if (kind === 'nothing') return text;
  const back =
    kind === 'credit'
      ? 'your session comes back'
      : `${formatPriceShort(penceFromPounds(amount), booking.currency)} comes back to you`;
  return `If somebody takes it, ${back}, and we write to say so.`;
}
