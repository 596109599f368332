import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { formatClassStart, formatEntryPosition } from './waiting-list-text.ts';

export function JoinedConfirmation({
  entries,
  onClose,
}: {
  entries: readonly WaitingEntry[];
  onClose: () => void;
}) {
  return (
    <div className="grid gap-6">
      <p role="status" className="text-stone">
        {entries.every(({ confirmed }) => confirmed)
          ? 'We’ve emailed you a link to check or leave the waiting list.'
          : 'Check your email and confirm your place on the waiting list. We’ll only offer you a place once you’ve confirmed.'}{' '}
        {entries.length > 1 &&
          'When you get a place in one class, we’ll remove you from the other waiting lists.'}
      </p>
      <ul className="border-t border-hairline">
        {entries.map((entry) => (
          <li
            key={entry.entryId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{entry.class.className}</span>
              <span className="numeric block text-small text-stone">
                {formatClassStart(entry.class.start)}
              </span>
            </span>
            <Link to={entry.link} className="text-link inline-flex min-h-11 items-center font-medium">
              {entry.position === null ? 'View waiting list' : formatEntryPosition(entry)}
            </Link>
          </li>
        ))}
      </ul>
      <Button wide onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
