import type { GetTimetableChoicesResponse } from '@studio/contracts/staff-timetable';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { addClass, type ClassInput } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';
import { formatClassCount } from './week-text.ts';

interface AddClassDialogProps {
  /** Date preselected in the form. */
  date: string;
  onClose: () => void;
  onDone: (added: { classId: string | null; date: string }) => void;
}

/** Dialog that adds a class to the timetable, once or every week. */
export function AddClassDialog({ date, onClose, onDone }: AddClassDialogProps) {
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(timetableQueries.classOptions());
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <h2 id={id} className="text-h3">
        Add class
      </h2>
      {!data && isError && (
        <LoadError title="Couldn’t load the class options." busy={isFetching} onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton className="mt-5 h-96 w-full rounded-card" />}
      {data && <AddForm id={id} choices={data} date={date} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function AddForm({
  id,
  choices,
  date,
  onClose,
  onDone,
}: AddClassDialogProps & { id: string; choices: GetTimetableChoicesResponse }) {
  const [input, setInput] = useState<ClassInput>(() => toInitialInput(choices, date));
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: addClass,
    onSuccess: ({ classId, created }, added) => {
      showToast(
        added.repeat === 'once'
          ? 'Class added.'
          : `Recurring class added: ${formatClassCount(created)} so far.`,
      );
      onDone({ classId, date: added.date });
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  const failure = describeMutationError(adding.error);
  const set = (change: Partial<ClassInput>) => setInput((before) => ({ ...before, ...change }));
  const room = choices.rooms.find((one) => one.id === input.roomId);
  const type = choices.classTypes.find((one) => one.id === input.classTypeId);
  const ready = input.date !== '' && input.startTime !== '' && input.capacity >= 1;
  return (
    <form
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) adding.mutate({ ...input, until: input.repeat === 'weekly' ? input.until || null : null });
      }}
    >
      <ChoiceField
        id={`${id}type`}
        label="Class"
        value={input.classTypeId}
        {...(type
          ? {
              hint: `${type.difficulty}, ${type.durationMin} minutes, ${formatPriceShort(toPence(type.price))}`,
            }
          : {})}
        onChange={(event) => set(forType(choices, event.target.value, input))}
      >
        {choices.classTypes.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </ChoiceField>
      <InstructorChoice
        id={id}
        choices={choices}
        input={input}
        onChoose={(instructorId) => set({ instructorId })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id={`${id}date`}
          label={input.repeat === 'weekly' ? 'First day' : 'Date'}
          type="date"
          required
          value={input.date}
          onChange={(event) => set({ date: event.target.value })}
        />
        <TextField
          id={`${id}time`}
          label="Start time"
          type="time"
          step={300}
          required
          value={input.startTime}
          onChange={(event) => set({ startTime: event.target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          id={`${id}room`}
          label="Room"
          value={input.roomId}
          onChange={(event) =>
            set({ roomId: event.target.value, capacity: capacityOf(choices, event.target.value) })
          }
        >
          {choices.rooms.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </ChoiceField>
        <TextField
          id={`${id}places`}
          label="Places"
          type="number"
          inputMode="numeric"
          min={1}
          max={room?.capacity ?? 99}
          required
          value={Number.isNaN(input.capacity) ? '' : input.capacity}
          onChange={(event) => set({ capacity: event.target.valueAsNumber })}
        />
      </div>
      <SegmentedControl
        legend="Frequency"
        name={`${id}repeat`}
        tone="strong"
        options={[
          { value: 'once', label: 'Once' },
          { value: 'weekly', label: 'Every week' },
        ]}
        value={input.repeat}
        onChange={(repeat) => set({ repeat })}
      />
      {input.repeat === 'weekly' && (
        <TextField
          id={`${id}until`}
          label="Last day"
          optional
          hint="Leave blank for no end."
          type="date"
          min={input.date}
          value={input.until ?? ''}
          onChange={(event) => set({ until: event.target.value })}
        />
      )}
      {failure && <Notice tone="error" title={failure} />}
      <div className="mt-1 grid gap-2.5">
        <Button type="submit" wide busy={adding.isPending} busyLabel="Adding…" incomplete={!ready}>
          Add class
        </Button>
        <Button kind="secondary" wide onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function InstructorChoice({
  id,
  choices,
  input,
  onChoose,
}: {
  id: string;
  choices: GetTimetableChoicesResponse;
  input: ClassInput;
  onChoose: (instructorId: string) => void;
}) {
  const teaches = choices.instructors.filter((one) => one.teaches.includes(input.classTypeId));
  const others = choices.instructors.filter((one) => !teaches.includes(one));
  return (
    <ChoiceField
      id={`${id}instructor`}
      label="Instructor"
      value={input.instructorId}
      onChange={(event) => onChoose(event.target.value)}
    >
      {[
        { label: 'Teaches this class', of: teaches },
        { label: 'Other instructors', of: others },
      ]
        .filter(({ of }) => of.length > 0)
        .map(({ label, of }) => (
          <optgroup key={label} label={label}>
            {of.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
    </ChoiceField>
  );
}

function toInitialInput(choices: GetTimetableChoicesResponse, date: string): ClassInput {
  const roomId = choices.rooms[0]?.id ?? '';
  const base: ClassInput = {
    classTypeId: '',
    roomId,
    instructorId: choices.instructors[0]?.id ?? '',
    date,
    startTime: '',
    capacity: capacityOf(choices, roomId),
    repeat: 'once',
  };
  return { ...base, ...forType(choices, choices.classTypes[0]?.id ?? '', base) };
}

/**
 * Returns the form values that change with the class type. Selects an instructor who teaches it, unless the
 * current one does.
 */
function forType(
  choices: GetTimetableChoicesResponse,
  classTypeId: string,
  input: ClassInput,
): Partial<ClassInput> {
  const qualified = choices.instructors.filter(({ teaches }) => teaches.includes(classTypeId));
  const isQualified = qualified.some(({ id }) => id === input.instructorId);
  const instructorId = isQualified ? input.instructorId : (qualified[0]?.id ?? input.instructorId);
  return { classTypeId, instructorId };
}

function capacityOf(choices: GetTimetableChoicesResponse, roomId: string): number {
  return choices.rooms.find(({ id }) => id === roomId)?.capacity ?? 1;
}
