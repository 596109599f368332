import type { UnavailableDays } from '@studio/domain/timetable/instructor-availability';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type FormRow, toFormRows } from './form-rows.ts';
import { RemoveRowButton } from './remove-row-button.tsx';

type UnavailableDaysRow = UnavailableDays & { note: string };

interface UnavailableDaysFieldsProps {
  rows: FormRow<UnavailableDaysRow>[];
  onChange: (rows: FormRow<UnavailableDaysRow>[]) => void;
  today: string;
}

export function UnavailableDaysFields({ rows, onChange, today }: UnavailableDaysFieldsProps) {
  const set = (key: string, change: Partial<UnavailableDaysRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return (
    <fieldset className="mt-8">
      <legend>
        <h2 className="text-h3">Days when you can’t teach</h2>
      </legend>
      {rows.length === 0 && <p className="mt-2 text-stone">You haven’t added any days yet.</p>}
      {rows.map(({ key, from, to, note }) => (
        <div
          key={key}
          className="mt-4 grid grid-cols-[1fr_1fr_auto] items-end gap-3 sm:grid-cols-[1fr_1fr_1.4fr_auto]"
        >
          <TextField
            id={`${key}-from`}
            label="From"
            type="date"
            value={from}
            onChange={(event) => {
              const first = event.target.value;
              set(key, { from: first, ...(to < first ? { to: first } : {}) });
            }}
          />
          <TextField
            id={`${key}-to`}
            label="To"
            type="date"
            value={to}
            min={from}
            onChange={(event) => set(key, { to: event.target.value })}
          />
          <div className="max-sm:order-last max-sm:col-span-3">
            <TextField
              id={`${key}-note`}
              label="Note"
              optional
              maxLength={120}
              value={note}
              onChange={(event) => set(key, { note: event.target.value })}
            />
          </div>
          <RemoveRowButton
            label={`Remove ${from} to ${to}`}
            onRemove={() => onChange(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      <div className="mt-4">
        <Button
          kind="secondary"
          size="small"
          onClick={() => onChange([...rows, ...toFormRows([{ from: today, to: today, note: '' }])])}
        >
          Add days
        </Button>
      </div>
    </fieldset>
  );
}
