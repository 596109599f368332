import type { AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { formatCount } from '@studio/domain/text/format';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface RejectedCheckInsProps {
  conflicts: readonly AttendanceMarkOutcome[];
  onClose: () => void;
}

/**
 * Lists marks that the server rejected or a later mark superseded, each with its reason, until the team closes the
 * dialog.
 */
export function RejectedCheckIns({ conflicts, onClose }: RejectedCheckInsProps) {
  const count = conflicts.length;
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      labelledBy="check-in-conflicts"
      describedBy="check-in-conflicts-why"
    >
      <h2 id="check-in-conflicts" className="text-h3">
        {formatCount(count, 'check-in wasn’t saved', 'check-ins weren’t saved')}
      </h2>
      <p id="check-in-conflicts-why" className="mt-2 text-small text-stone">
        All other check-ins were saved.
      </p>
      <ul className="mt-4 max-h-80 overflow-y-auto">
        {conflicts.map(({ id, name, message }) => (
          <li key={id} className="border-t border-hairline py-3">
            <p className="font-semibold">{name ?? 'Unknown client'}</p>
            <p className="text-small text-stone">
              {message ?? 'This booking was changed on another device. Check the roster.'}
            </p>
          </li>
        ))}
      </ul>
      <Button wide className="mt-5" onClick={onClose}>
        Dismiss
      </Button>
    </Dialog>
  );
}
