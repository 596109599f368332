import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { checkInQueries } from './check-in-queries.ts';

interface CheckInNotesProps {
  bookingId: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the team's check-in notes in a dialog that a button opens, so that bystanders don't read them. */
export function CheckInNotes({ bookingId, name, open, onClose }: CheckInNotesProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...checkInQueries.notes(bookingId),
    enabled: open,
  });
  const titleId = `note-${bookingId}`;
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <h2 id={titleId} className="text-h3">
        {name}
      </h2>
      <div className="mt-3 min-h-12">
        {!data && isError && (
          <LoadError title="Couldn’t load the notes." busy={isFetching} onRetry={refetch} />
        )}
        {!data && !isError && <Skeleton className="h-5 w-full" />}
        {data?.notes.map(({ text, writtenAt, writtenBy }) => (
          <div key={writtenAt} className="mt-4">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <p className="mt-1 text-note text-stone">
              {writtenBy}, {formatDayAndYear(toLondonDate(new Date(writtenAt)))}
            </p>
          </div>
        ))}
      </div>
      <Button kind="secondary" wide className="mt-6" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
