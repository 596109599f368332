import type { PersonNote } from '@studio/contracts/staff-people';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { personApi } from './person-api.ts';
import { usePersonRefresh } from './person-queries.ts';

interface PersonNotesProps {
  personId: string;
  notes: readonly PersonNote[];
}

/** Notes about a client, shown at check-in and to instructors, or only to Owners and Staff. */
export function PersonNotes({ personId, notes }: PersonNotesProps) {
  const [noteId, nextId] = useIdempotencyKey();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<'check-in' | 'staff'>('staff');
  const refresh = usePersonRefresh(personId);
  const writing = useMutation({
    mutationFn: () => personApi.writeNote({ personId, noteId, text: text.trim(), visibility: shown }),
    onSuccess: () => {
      setText('');
      nextId();
      return refresh('Note added.');
    },
  });
  const removing = useMutation({
    mutationFn: personApi.removeNote,
    onSuccess: () => refresh('Note removed.'),
  });
  const failure = describeMutationError(writing.error ?? removing.error);
  return (
    <section aria-labelledby="person-notes">
      <h2 id="person-notes" className="text-h3">
        Notes
      </h2>
      <ul className="mt-3 space-y-3">
        {notes.map((note) => (
          <li key={note.noteId} className="rounded-card border border-hairline bg-paper px-4 py-3">
            <p className="whitespace-pre-line">{note.text}</p>
            <p className="mt-2 flex flex-wrap items-center gap-2 text-note text-stone">
              <Badge tone={note.visibility === 'check-in' ? 'warm' : 'plain'}>
                {note.visibility === 'check-in' ? 'Shown at check-in' : 'Staff only'}
              </Badge>
              {note.writtenBy}, {formatDayAndYear(toLondonDate(new Date(note.writtenAt)))}
              <button
                type="button"
                aria-label={`Remove note: ${note.text.slice(0, 40)}`}
                onClick={() => !removing.isPending && removing.mutate(note.noteId)}
                className="-my-2 ml-auto inline-flex size-11 items-center justify-center rounded-input hover:text-error"
              >
                <StaffIcon name="trash2" size={18} />
              </button>
            </p>
          </li>
        ))}
      </ul>
      <form
        className="mt-4 space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!writing.isPending && text.trim()) writing.mutate();
        }}
      >
        <TextAreaField
          id="person-note"
          label="New note"
          rows={2}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SegmentedControl
          legend="Note visibility"
          name="note-shown"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'staff', label: 'Staff only' },
            { value: 'check-in', label: 'Shown at check-in' },
          ]}
        />
        <p className="text-small text-stone">
          {shown === 'check-in'
            ? 'Instructors can also read this note. Don’t include health information.'
            : 'Only Owners and Staff can read this note.'}
        </p>
        {failure && <Notice tone="error" title={failure} />}
        <Button
          type="submit"
          kind="secondary"
          size="small"
          busy={writing.isPending}
          incomplete={!text.trim()}
        >
          Add note
        </Button>
      </form>
    </section>
  );
}
