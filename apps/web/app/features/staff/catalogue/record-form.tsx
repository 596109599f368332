import type { ReactNode } from 'react';
import type { RecordFormState } from '../../../lib/forms/use-record-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface RecordFormProps {
  form: RecordFormState;
  label: string;
  busyLabel?: string;
  /** Note on changes that someone else saved while the form was open. */
  conflict?: ReactNode;
  children: ReactNode;
}

/** Form of a record with its save button, which sticks to the bottom of the panel. */
export function RecordForm({ form, label, busyLabel = 'Saving…', conflict, children }: RecordFormProps) {
  return (
    <form {...form.props}>
      <div className="grid gap-5">{children}</div>
      {form.failure && (
        <div className="mt-5">
          <Notice tone="error" title={form.failure.message} />
        </div>
      )}
      {!form.failure && conflict && <div className="mt-5">{conflict}</div>}
      <div className="sticky bottom-0 -mx-1 mt-6 bg-chalk px-1 py-3">
        <Button type="submit" wide busy={form.busy} busyLabel={busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
}
