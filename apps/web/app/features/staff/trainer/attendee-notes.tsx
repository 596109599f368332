import type { TrainerRosterRow } from '@studio/contracts/trainer';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { trainerApi } from './trainer-api.ts';
import { trainerQueries } from './trainer-queries.ts';

interface AttendeeNotesProps {
  classId: string;
  row: TrainerRosterRow;
}

/** Notes about a client that the team shares. Guests of a client have none. */
export function AttendeeNotes({ classId, row: { bookingId, name, guestOf, notes } }: AttendeeNotesProps) {
  const [writing, setWriting] = useState(false);
  if (guestOf) return null;
  return (
    <>
      {notes.length > 0 && (
        <ul aria-label={`Notes about ${name}`} className="mt-2 grid gap-2">
          {notes.map((note) => (
            <Note key={note.noteId} classId={classId} note={note} />
          ))}
        </ul>
      )}
      <button
        type="button"
        aria-label={`Add note about ${name}`}
        onClick={() => setWriting(true)}
        className="inline-flex min-h-11 items-center gap-1.5 text-small font-medium underline underline-offset-4 hover:text-clay-deep"
      >
        <StaffIcon name="notebook-pen" size={16} />
        Add note
      </button>
      <WriteNoteDialog
        open={writing}
        classId={classId}
        bookingId={bookingId}
        name={name}
        onClose={() => setWriting(false)}
      />
    </>
  );
}

function useRefreshClass(classId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: trainerQueries.class(classId).queryKey });
}

function Note({ classId, note }: { classId: string; note: TrainerRosterRow['notes'][number] }) {
  const { noteId, text, writtenAt, writtenBy, own } = note;
  const refresh = useRefreshClass(classId);
  const removing = useMutation({
    mutationFn: () => trainerApi.removeNote(noteId),
    onSuccess: () => {
      showToast('Note removed.');
      return refresh();
    },
  });
  const failure = describeMutationError(removing.error);
  return (
    <li className="rounded-input bg-linen px-3 py-2 text-small">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-1 flex items-center gap-2 text-note text-stone">
        {writtenBy}, {formatDayAndYear(toLondonDate(new Date(writtenAt)))}
        {own && (
          <button
            type="button"
            aria-label={`Remove note: ${text.slice(0, 40)}`}
            aria-disabled={removing.isPending || undefined}
            onClick={() => !removing.isPending && removing.mutate()}
            className="-my-2 -mr-2 ml-auto inline-flex size-11 items-center justify-center rounded-input hover:text-error"
          >
            <StaffIcon name="trash2" size={18} />
          </button>
        )}
      </p>
      {failure && (
        <p role="alert" className="text-error">
          {failure}
        </p>
      )}
    </li>
  );
}

interface WriteNoteDialogProps {
  open: boolean;
  classId: string;
  bookingId: string;
  name: string;
  onClose: () => void;
}

/** Dialog that writes a note. Keeps what was typed when it is closed or the note isn't saved. */
function WriteNoteDialog({ open, classId, bookingId, name, onClose }: WriteNoteDialogProps) {
  const id = useId();
  const [noteId, nextId] = useIdempotencyKey();
  const [text, setText] = useState('');
  const refresh = useRefreshClass(classId);
  const writing = useMutation({
    mutationFn: () => trainerApi.writeNote({ bookingId, noteId, text: text.trim() }),
    onSuccess: () => {
      setText('');
      nextId();
      onClose();
      showToast('Note added.');
      return refresh();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Add note about ${name}`}
      onConfirm={() => writing.mutate()}
      problem={text.trim() ? null : 'Enter a note.'}
      onClose={onClose}
      busy={writing.isPending}
      failure={describeMutationError(writing.error, 'We couldn’t save your note. Your text is still here.')}
      label="Add note"
      busyLabel="Saving…"
    >
      <TextAreaField
        id={`${id}note`}
        label="Note"
        hint="The front desk and this client’s instructors can read it. Don’t include health information."
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
