import { Button } from '../../../ui/button.tsx';
import type { CheckInVerdict } from './check-in-verdict.ts';

export interface ResultActionsProps {
  verdict: CheckInVerdict;
  found: { booking: { status: string; checkedInAt: string | null } };
  onCheckIn: () => void;
  onUndo: () => void;
  /** Opens the payment; null when nothing is to pay, the user may not take payments, or the server can't be reached. */
  onPay: (() => void) | null;
  onClear: () => void;
}

/** Shows the next action for this booking, and "Scan another". */
export function ResultActions({ verdict, found, onCheckIn, onUndo, onPay, onClear }: ResultActionsProps) {
  const { status, checkedInAt } = found.booking;
  const isOpen = status === 'CONFIRMED';
  return (
    <div className="mt-auto flex gap-2.5 pt-4">
      {onPay && verdict.open ? (
        <Button size="large" wide className="min-w-0 flex-auto px-3 whitespace-nowrap" onClick={onPay}>
          Take payment
        </Button>
      ) : (
        isOpen &&
        !checkedInAt && (
          <Button
            size="large"
            wide
            className="min-w-0 flex-auto px-3 whitespace-nowrap"
            disabled={!verdict.open}
            onClick={onCheckIn}
          >
            Check in
          </Button>
        )
      )}
      {isOpen && checkedInAt && (
        <Button
          size="large"
          kind="secondary"
          wide
          className="min-w-0 flex-auto px-3 whitespace-nowrap"
          onClick={onUndo}
        >
          Undo check-in
        </Button>
      )}
      <Button
        size="large"
        kind={verdict.open ? 'secondary' : 'primary'}
        wide
        className="min-w-0 flex-auto px-3 whitespace-nowrap"
        onClick={onClear}
      >
        Scan another
      </Button>
    </div>
  );
}
