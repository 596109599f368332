import { useQuery } from '../../../lib/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { checkInApi } from './check-in-api.ts';

interface CheckInNotesProps {
  bookingId: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the team's check-in notes in a dialog that a button opens, so that bystanders don't read them. */
export function CheckInNotes({ bookingId, name, open, onClose }: CheckInNotesProps) {
  const { value, failed, busy, refetch } = useQuery(open ? bookingId : null, () =>
    checkInApi.notes(bookingId),
  );
  const titleId = `note-${bookingId}`;
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <h2 id={titleId} className="text-h3">
        {name}
      </h2>
      <div className="mt-3 min-h-12">
        {failed && <LoadError title="Couldn’t load the notes." busy={busy} onRetry={refetch} />}
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
