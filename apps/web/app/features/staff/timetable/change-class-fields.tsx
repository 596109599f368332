import type {
  ClassChanges,
  GetClassOptionsResponse,
  GetTimetableClassResponse,
} from '@studio/contracts/staff-timetable';
import type { InstructorAvailabilityDto } from '@studio/contracts/trainer';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { maxClassPricePence } from '@studio/domain/pricing/price';
import { formatCount } from '@studio/domain/text/format';
import { useId, useState } from 'react';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface ChangeClassFieldsProps {
  what: ChangedField;
  details: GetTimetableClassResponse;
  changes: ClassChanges;
  onChange: (changes: ClassChanges) => void;
  choices: GetClassOptionsResponse | null;
  /** Instructors who could teach the class; null while loading. */
  free: readonly InstructorAvailabilityDto[] | null;
  error: string | undefined;
}

export function ChangeClassFields(props: ChangeClassFieldsProps) {
  const { what, details, changes, onChange, error } = props;
  const id = useId();
  switch (what) {
    case 'instructor':
      return <InstructorField {...props} id={id} />;
    case 'time':
      return (
        <TextField
          id={id}
          label="Start time"
          type="time"
          step={300}
          value={changes.time ?? details.class.time}
          error={error}
          hint="To change the day, cancel this class and add a new one."
          onChange={(event) => onChange({ ...changes, time: event.target.value })}
        />
      );
    case 'places':
      return <PlacesFields {...props} id={id} />;
    case 'price':
      return <PriceField {...props} id={id} />;
  }
}

function InstructorField({
  details,
  changes,
  onChange,
  free,
  error,
  id,
}: ChangeClassFieldsProps & { id: string }) {
  const { instructorId, instructorName } = details.class;
  const instructors = free ?? [];
  const groups = [
    {
      label: 'Available, teaches this class',
      of: instructors.filter((one) => one.state === 'free' && one.teachesClassType),
    },
    { label: 'Available', of: instructors.filter((one) => one.state === 'free' && !one.teachesClassType) },
    { label: 'Unavailable', of: instructors.filter((one) => one.state !== 'free') },
  ];
  return (
    <ChoiceField
      id={id}
      label="Instructor"
      value={changes.instructorId ?? instructorId}
      error={error}
      onChange={(event) => onChange({ ...changes, instructorId: event.target.value })}
    >
      <option value={instructorId}>{instructorName}</option>
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ label, of }) => (
          <optgroup key={label} label={label}>
            {of.map((one) => (
              <option key={one.instructorId} value={one.instructorId} disabled={one.state === 'teaching'}>
                {one.description ? `${one.name} (${toLowerFirst(one.description)})` : one.name}
              </option>
            ))}
          </optgroup>
        ))}
    </ChoiceField>
  );
}

function toLowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function PlacesFields({
  details,
  changes,
  onChange,
  choices,
  error,
  id,
}: ChangeClassFieldsProps & { id: string }) {
  const { capacity, bedsOutOfService, roomId } = details.class;
  const room = choices?.rooms.find((one) => one.id === (changes.roomId ?? roomId));
  return (
    <>
      <TextField
        id={id}
        label="Places"
        type="number"
        inputMode="numeric"
        min={1}
        max={room?.capacity ?? 99}
        value={Number.isNaN(changes.capacity) ? '' : (changes.capacity ?? capacity + bedsOutOfService)}
        error={error}
        {...(bedsOutOfService > 0 ? { hint: `Includes ${bedsOutOfService} out of service.` } : {})}
        onChange={(event) => onChange({ ...changes, capacity: event.target.valueAsNumber })}
      />
      <ChoiceField
        id={`${id}room`}
        label="Room"
        value={changes.roomId ?? roomId}
        onChange={(event) => onChange({ ...changes, roomId: event.target.value })}
      >
        {choices ? (
          choices.rooms.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}, {formatCount(one.capacity, 'place')}
            </option>
          ))
        ) : (
          <option value={roomId}>{details.roomName}</option>
        )}
      </ChoiceField>
    </>
  );
}

function PriceField({ details, changes, onChange, error, id }: ChangeClassFieldsProps & { id: string }) {
  const [typed, setTyped] = useState(() => formatAmountInput(details.pricePence));
  const isInvalid = parsePrice(typed) === undefined;
  return (
    <TextField
      id={id}
      label="Price per place (£)"
      inputMode="decimal"
      value={typed}
      error={
        isInvalid ? `Enter a price up to ${formatPriceShort(maxClassPricePence)}, for example 20.00.` : error
      }
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange({ ...changes, pricePence: parsePrice(value) });
      }}
    />
  );
}

/** Parses a typed price; undefined if it isn't a price that a class may have. */
function parsePrice(typed: string): number | undefined {
  const pence = parseAmountInput(typed);
  return pence === null || pence > maxClassPricePence ? undefined : pence;
}

export type ChangedField = 'instructor' | 'time' | 'places' | 'price';
