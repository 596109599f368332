import type { FormEvent, ReactNode } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface EditFormProps {
  /** Status of the mutation that saves the input. */
  saving: { isPending: boolean; error: unknown };
  label: string;
  busyLabel?: string;
  onSave: () => void;
  /** Whether the save button sticks to the bottom of the panel. */
  pinned?: boolean;
  children: ReactNode;
}

/** Form with a save button. Its input survives a failed save. */
export function EditForm({
  saving: { isPending, error },
  label,
  busyLabel = 'Saving…',
  onSave,
  pinned = true,
  children,
}: EditFormProps) {
  const failure = describeMutationError(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSave();
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-5">{children}</div>
      {failure && (
        <div className="mt-5">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className={pinned ? 'sticky bottom-0 -mx-1 mt-6 bg-chalk px-1 py-3' : 'mt-6'}>
        <Button type="submit" wide busy={isPending} busyLabel={busyLabel}>
          {label}
        </Button>
      </div>
    </form>
  );
}
