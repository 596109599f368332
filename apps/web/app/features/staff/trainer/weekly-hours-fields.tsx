import type { WeeklyHours } from '@studio/domain/timetable/instructor-availability';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type FormRow, toFormRows } from './form-rows.ts';
import { RemoveRowButton } from './remove-row-button.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface WeeklyHoursFieldsProps {
  rows: FormRow<WeeklyHours>[];
  onChange: (rows: FormRow<WeeklyHours>[]) => void;
}

export function WeeklyHoursFields({ rows, onChange }: WeeklyHoursFieldsProps) {
  const set = (key: string, change: Partial<WeeklyHours>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const next = Math.min(6, (rows.at(-1)?.weekday ?? -1) + 1);
  return (
    <fieldset className="mt-6">
      <legend>
        <h2 className="text-h3">Weekly hours</h2>
      </legend>
      {rows.length === 0 && <p className="mt-2 text-stone">No hours set, so you’re available at any time.</p>}
      {rows.map(({ key, weekday, from, to }) => (
        <div
          key={key}
          className="mt-4 grid grid-cols-[1fr_1fr_auto] items-end gap-3 sm:grid-cols-[1.4fr_1fr_1fr_auto]"
        >
          <div className="max-sm:col-span-3">
            <ChoiceField
              id={`${key}-day`}
              label="Day"
              value={weekday}
              onChange={(event) => set(key, { weekday: Number(event.target.value) })}
            >
              {weekdays.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </ChoiceField>
          </div>
          <TextField
            id={`${key}-from`}
            label="From"
            type="time"
            value={from}
            onChange={(event) => set(key, { from: event.target.value })}
          />
          <TextField
            id={`${key}-to`}
            label="To"
            type="time"
            value={to}
            onChange={(event) => set(key, { to: event.target.value })}
          />
          <RemoveRowButton
            label={`Remove ${weekdays[weekday]}, ${from} to ${to}`}
            onRemove={() => onChange(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      <div className="mt-4">
        <Button
          kind="secondary"
          size="small"
          onClick={() => onChange([...rows, ...toFormRows([{ weekday: next, from: '09:00', to: '17:00' }])])}
        >
          Add hours
        </Button>
      </div>
    </fieldset>
  );
}
