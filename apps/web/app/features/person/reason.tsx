import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { TextField } from '../../ui/field-text.tsx';

/** "Dynamic Reformer Pilates, Tue 24 Nov, 09:30". */
export function classWords({ title, startsAt }: StaffBooking): string {
  return `${title}, ${formatMomentShort(new Date(startsAt))}`;
}

/** A few words are a reason; fewer are none. */
export function reasonMissing(reason: string): string | null {
  return reason.trim().length < 3 ? 'Write a few words of reason.' : null;
}

/** Why it is done: it stands in the log. */
export function Reason({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <TextField
      id="act-reason"
      label="Reason"
      hint="It stands in the log."
      autoComplete="off"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
