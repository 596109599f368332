import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { doorApi } from './door-api.ts';

interface DoorNotesProps {
  bookingId: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** What the team has written down for the door; opened by a press, so that nobody reads it over a shoulder. */
export function DoorNotes({ bookingId, name, open, onClose }: DoorNotesProps) {
  const { value, failed, busy, again } = useLoad(open ? bookingId : null, () => doorApi.notes(bookingId));
  const titleId = `note-${bookingId}`;
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <h2 id={titleId} className="text-h3">
        {name}
      </h2>
      <div className="mt-3 min-h-12">
        {failed && <Failed title="The note could not be loaded." busy={busy} onRetry={again} />}
        {!value && !failed && <Skeleton className="h-5 w-full" />}
        {value?.notes.map(({ text, writtenAt }) => (
          <p key={writtenAt} className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
        ))}
      </div>
      <Button kind="secondary" wide className="mt-6" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
