import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

export interface FormDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Performs the action. If it fails, the dialog shows the error and keeps the input. */
  onSubmit: () => Promise<void>;
  formatError: (error: unknown) => string;
  label: string;
  busyLabel: string;
  /** Message when required input is missing, shown on submit; null otherwise. */
  missing?: string | null;
  kind?: 'primary' | 'danger';
  children: ReactNode;
}

/** Dialog with a form for an action that needs input. Shows the action's error message. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    open,
    onClose,
    onSubmit,
    formatError,
    label,
    busyLabel,
    missing = null,
    kind,
    children,
  } = props;
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    if (busy) return;
    setProblem(missing);
    if (missing) return;
    setBusy(true);
    try {
      await onSubmit();
    } catch (error) {
      setProblem(formatError(error));
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setProblem(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} labelledBy={titleId} busy={busy}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <div className="mt-4 space-y-4">{children}</div>
        <div aria-live="polite" className="mt-4 empty:hidden">
          {problem && <Notice tone="error" title={problem} />}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" size="small" kind={kind ?? 'primary'} busy={busy} busyLabel={busyLabel}>
            {label}
          </Button>
          <Button kind="secondary" size="small" onClick={close}>
            Close
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
