import type { AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface RejectedCheckInsProps {
  conflicts: readonly AttendanceMarkOutcome[];
  onClose: () => void;
}

/** Lists marks that the server rejected, each with its reason, until the team closes the dialog. */
export function RejectedCheckIns({ conflicts, onClose }: RejectedCheckInsProps) {
  const count = conflicts.length;
  return (
    <Dialog open={count > 0} onClose={onClose} labelledBy="door-conflicts" describedBy="door-conflicts-why">
      <h2 id="door-conflicts" className="text-h3">
        {count === 1 ? 'One mark did not count' : `${count} marks did not count`}
      </h2>
      <p id="door-conflicts-why" className="mt-2 text-small text-stone">
        Everything else has been kept.
      </p>
      <ul className="mt-4 max-h-80 overflow-y-auto">
        {conflicts.map(({ id, name, message }) => (
          <li key={id} className="border-t border-hairline py-3">
            <p className="font-semibold">{name ?? 'Somebody not on the list'}</p>
            <p className="text-small text-stone">{message ?? 'Somebody has marked the opposite since.'}</p>
          </li>
        ))}
      </ul>
      <Button wide className="mt-5" onClick={onClose}>
        Put away
      </Button>
    </Dialog>
  );
}
