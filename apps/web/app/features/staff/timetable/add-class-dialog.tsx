import type { GetClassOptionsResponse } from '@studio/contracts/staff-timetable';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { addClass, type ClassInput } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface AddClassDialogProps {
  /** Date preselected in the form. */
  date: string;
  onClose: () => void;
  onDone: (added: { classId: string | null; date: string }) => void;
}

/** Dialog that adds a class to the timetable, once or every week. */
export function AddClassDialog({ date, onClose, onDone }: AddClassDialogProps) {
  const { data: choices, isError, isFetching, refetch } = useQuery(timetableQueries.classOptions());
  const [input, setInput] = useState<ClassInput | null>(null);
  // Sets the initial values once, because a refetch of the options must not overwrite the input.
  if (choices && !input) setInput(toInitialInput(choices, date));
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: addClass,
    onSuccess: ({ classId, created }, added) => {
      showToast(
        added.repeat === 'once'
          ? 'Class added.'
          : `Recurring class added: ${formatCount(created, 'class', 'classes')} so far.`,
      );
      onDone({ classId, date: added.date });
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
  });
  const add = (added: ClassInput) =>
    adding.mutate({ ...added, until: added.repeat === 'weekly' ? added.until || null : null });
  return (
    <ConfirmDialog
      open
      title="Add class"
      onConfirm={() => input && add(input)}
      onClose={onClose}
      busy={adding.isPending}
      failure={describeMutationError(adding.error)}
      label="Add class"
      busyLabel="Adding…"
      problem={choices && input ? getProblem(input, choices) : null}
      disabled={!input}
    >
      {!choices && isError && (
        <LoadError title="Couldn’t load the class options." busy={isFetching} onRetry={refetch} />
      )}
      {!choices && !isError && <Skeleton className="block h-96 rounded-card" />}
      {choices && input && (
        <ClassFields
          choices={choices}
          input={input}
          onChange={(change) => setInput({ ...input, ...change })}
        />
      )}
    </ConfirmDialog>
  );
}

/** Returns what is missing or invalid; null if the class can be added. */
function getProblem(
  { date, startTime, roomId, capacity }: ClassInput,
  choices: GetClassOptionsResponse,
): string | null {
  if (choices.classTypes.length === 0) return 'Add a class type in the catalogue first.';
  if (choices.rooms.length === 0) return 'Add a room in the catalogue first.';
  if (choices.instructors.length === 0) return 'Add an instructor in the catalogue first.';
  if (date === '') return 'Choose a date.';
  if (!/[05]$/.test(startTime)) return 'Choose a start time in steps of 5 minutes.';
  const max = capacityOf(choices, roomId);
  const isValid = Number.isInteger(capacity) && capacity >= 1 && capacity <= max;
  return isValid ? null : `Enter a number of places from 1 to ${max}.`;
}

interface ClassFieldsProps {
  choices: GetClassOptionsResponse;
  input: ClassInput;
  onChange: (change: Partial<ClassInput>) => void;
}

function ClassFields({ choices, input, onChange: set }: ClassFieldsProps) {
  const id = useId();
  const type = choices.classTypes.find((one) => one.id === input.classTypeId);
  return (
    <>
      <ChoiceField
        id={`${id}type`}
        label="Class"
        value={input.classTypeId}
        {...(type
          ? {
              hint: `${type.difficulty}, ${type.durationMin} minutes, ${formatPriceShort(type.pricePence)}`,
            }
          : {})}
        onChange={(event) => set(getValuesForType(choices, event.target.value, input))}
      >
        {choices.classTypes.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </ChoiceField>
      <InstructorChoice choices={choices} input={input} onChange={set} />
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
            set({
              roomId: event.target.value,
              capacity: suggestCapacity(choices, event.target.value, input.classTypeId),
            })
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
          max={capacityOf(choices, input.roomId)}
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
          hint="Leave blank for no end date."
          type="date"
          min={input.date}
          value={input.until ?? ''}
          onChange={(event) => set({ until: event.target.value })}
        />
      )}
    </>
  );
}

function InstructorChoice({ choices, input, onChange }: ClassFieldsProps) {
  const id = useId();
  const teaches = choices.instructors.filter((one) => one.teaches.includes(input.classTypeId));
  const others = choices.instructors.filter((one) => !teaches.includes(one));
  return (
    <ChoiceField
      id={id}
      label="Instructor"
      value={input.instructorId}
      onChange={(event) => onChange({ instructorId: event.target.value })}
    >
      {[
        { label: 'Instructors for this class', of: teaches },
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

function toInitialInput(choices: GetClassOptionsResponse, date: string): ClassInput {
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
  return { ...base, ...getValuesForType(choices, choices.classTypes[0]?.id ?? '', base) };
}

/**
 * Returns the form values that depend on the class type. Keeps the selected instructor if they teach the type; otherwise
 * selects one who does, if there is one. Suggests the usual number of places.
 */
function getValuesForType(
  choices: GetClassOptionsResponse,
  classTypeId: string,
  input: ClassInput,
): Partial<ClassInput> {
  const qualified = choices.instructors.filter(({ teaches }) => teaches.includes(classTypeId));
  const isQualified = qualified.some(({ id }) => id === input.instructorId);
  const instructorId = isQualified ? input.instructorId : (qualified[0]?.id ?? input.instructorId);
  const capacity = suggestCapacity(choices, input.roomId, classTypeId);
  return { classTypeId, instructorId, capacity };
}

/** Returns the usual number of places of a class type, at most those of the room. */
function suggestCapacity(choices: GetClassOptionsResponse, roomId: string, classTypeId: string): number {
  const usual = choices.classTypes.find(({ id }) => id === classTypeId)?.capacity ?? Infinity;
  return Math.min(usual, capacityOf(choices, roomId));
}

function capacityOf(choices: GetClassOptionsResponse, roomId: string): number {
  return choices.rooms.find(({ id }) => id === roomId)?.capacity ?? 1;
}
