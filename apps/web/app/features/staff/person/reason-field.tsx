import { TextField } from '../../../ui/text-field.tsx';

/** Returns an error if the reason is shorter than three characters; null otherwise. */
export function getReasonError(reason: string): string | null {
  return reason.trim().length < 3 ? 'Enter a reason of at least 3 characters.' : null;
}

interface ReasonFieldProps {
  value: string;
  onValue: (value: string) => void;
  /** Whether the field shows its error, because the user has tried to confirm. */
  showsError?: boolean;
}

/** Field for the reason of an action, which the activity log records. */
export function ReasonField({ value, onValue, showsError = false }: ReasonFieldProps) {
  return (
    <TextField
      id="act-reason"
      label="Reason"
      hint="Saved in the activity log."
      autoComplete="off"
      value={value}
      error={showsError ? (getReasonError(value) ?? undefined) : undefined}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
