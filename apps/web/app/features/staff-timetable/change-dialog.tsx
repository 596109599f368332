import type {
  ChangeClassAnswer,
  ClassChanges,
  TimetableClassAnswer,
} from '@studio/contracts/staff-timetable';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useId, useState } from 'react';
import { useAct } from '../../lib/use-act.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { ChangeFields, type ChangeWhat } from './change-fields.tsx';
import { ScopeField } from './scope-field.tsx';
import { changeClass, loadChoices, loadFree, type Scope } from './timetable-api.ts';
import { useRehearsal } from './use-rehearsal.ts';
import { classesWords, toldWords } from './week-words.ts';

const titles: Record<ChangeWhat, string> = {
  instructor: 'Another instructor',
  time: 'Another time',
  places: 'Places and room',
  price: 'Another price',
};

interface ChangeDialogProps {
  facts: TimetableClassAnswer;
  what: ChangeWhat;
  onClose: () => void;
  onDone: () => void;
}

/** Changes one fact of a class, for it alone or for all that follow. Says before who will be told, and why it cannot be. */
export function ChangeDialog({ facts, what, onClose, onDone }: ChangeDialogProps) {
  const id = useId();
  const { class: cell, pattern } = facts;
  const [scope, setScope] = useState<Scope>('one');
  const [changes, setChanges] = useState<ClassChanges>({});
  const choices = useLoad('choices', loadChoices);
  const free = useLoad(what === 'instructor' ? cell.classId : null, () => loadFree(cell.classId));
  const { busy, failure, run } = useAct();
  const wanted = differing(changes, facts);
  const key = wanted && JSON.stringify([scope, wanted]);
  const { answer, refusal } = useRehearsal(key, () => changeClass(cell.classId, scope, wanted ?? {}, true));
  const save = async () => {
    if (!wanted) return onClose();
    if (!(await run(() => changeClass(cell.classId, scope, wanted, false)))) return;
    showToast(scope === 'one' ? 'The class is changed.' : 'Changed, from this class on.');
    onDone();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {titles[what]}
      </h2>
      <p className="mt-2 text-small text-stone">
        {cell.title}, {formatMomentMedium(new Date(cell.start))}
      </p>
      <div className="mt-5 grid gap-5">
        <ChangeFields
          what={what}
          facts={facts}
          changes={changes}
          onChange={setChanges}
          choices={choices.value}
          free={free.value?.instructors ?? null}
          error={refusal?.message ?? undefined}
        />
        {pattern && <ScopeField value={scope} onChange={setScope} />}
      </div>
      <p aria-live="polite" className="mt-4 min-h-5 text-small text-stone">
        {answer && consequence(answer, scope, what)}
      </p>
      {failure && !refusal && (
        <div className="mt-3">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button
          wide
          busy={busy}
          busyLabel="Changing"
          unready={!wanted || refusal !== null}
          onClick={() => void save()}
        >
          Change
        </Button>
        <Button kind="secondary" wide onClick={onClose}>
          Leave as it is
        </Button>
      </div>
    </Dialog>
  );
}

/** Of what was chosen, that which is different; null when nothing is. */
function differing(changes: ClassChanges, { class: cell, price }: TimetableClassAnswer): ClassChanges | null {
  const now: ClassChanges = {
    time: cell.time,
    roomId: cell.roomId,
    instructorId: cell.instructorId,
    capacity: cell.capacity + cell.bedsOut,
    price,
  };
  const different = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== now[name as keyof ClassChanges],
  );
  return different.length > 0 ? Object.fromEntries(different) : null;
}

function consequence({ changed, told }: ChangeClassAnswer, scope: Scope, what: ChangeWhat): string {
  const classes = scope === 'following' ? `${classesWords(changed)} change so far. ` : '';
  if (what === 'price') return `${classes}Bookings that stand keep what they paid.`;
  return `${classes}${toldWords(told)}`;
}
