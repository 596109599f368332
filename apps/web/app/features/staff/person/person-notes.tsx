import type { PersonNote } from '@studio/contracts/staff-people';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts';
import { getErrorMessage } from '../../../lib/format/staff-text.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { personApi } from './person-api.ts';

interface PersonNotesProps {
  personId: string;
  notes: readonly PersonNote[];
  onChanged: (message: string) => void;
}

/** Staff notes about a client, shown at check-in or to staff only. */
export function PersonNotes({ personId, notes, onChanged }: PersonNotesProps) {
  const [noteId, nextId] = useIdempotencyKey();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<'check-in' | 'staff'>('staff');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const runAction = async (work: () => Promise<unknown>, message: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      onChanged(message);
    } catch (error) {
      setProblem(getErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const write = () =>
    runAction(async () => {
      await personApi.writeNote({ personId, noteId, text: text.trim(), visibility: shown });
      setText('');
      nextId();
    }, 'Note added.');
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
                onClick={() => void runAction(() => personApi.removeNote(note.noteId), 'Note removed.')}
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
          if (!busy && text.trim()) void write();
        }}
      >
        <AreaField
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
        {shown === 'check-in' && (
          <p className="text-small text-stone">
            Instructors can read it too. Don’t include health information.
          </p>
        )}
        {problem && <Notice tone="error" title={problem} />}
        <Button type="submit" kind="secondary" size="small" busy={busy} incomplete={!text.trim()}>
          Add note
        </Button>
      </form>
    </section>
  );
}
