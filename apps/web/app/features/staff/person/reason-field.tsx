import { TextField } from '../../../ui/text-field.tsx';

/** Returns an error if the reason is shorter than three characters; null otherwise. */
export function getReasonError(reason: string): string | null {
  return reason.trim().length < 3 ? 'Enter a reason of at least 3 characters.' : null;
}

/** Field for the reason of an action, which the activity log records. */
export function ReasonField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <TextField
      id="act-reason"
      label="Reason"
      hint="Saved in the activity log."
      autoComplete="off"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
