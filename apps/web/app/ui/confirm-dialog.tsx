import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

/** Action on confirmation: a function, or a form that validates and sends its own values. */
type Confirmation =
  | {
      /** Called when the user confirms. Do the work in a mutation, and close the dialog when it succeeds. */
      onConfirm: () => void;
      /** Message while required input is missing or invalid, shown after an attempt to confirm; null otherwise. */
      problem?: string | null;
      form?: never;
    }
  | {
      /** Props of the form element, from `useForm`. Its fields show their own errors. */
      form: ComponentPropsWithRef<'form'>;
      onConfirm?: never;
      problem?: never;
    };

type ConfirmDialogProps = Confirmation & {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Whether the action is in progress. Then the dialog can't be closed or confirmed again. */
  busy: boolean;
  /** Error message of the action; null if it didn't fail. */
  failure: string | null;
  label: string;
  busyLabel: string;
  closeLabel?: string;
  kind?: 'primary' | 'danger';
  /** Whether the action can't be confirmed, for example because nothing has been changed. */
  disabled?: boolean;
  /** Whether a preview of the action is loading. The button then says so and waits. */
  checking?: boolean;
  /** Id of the text inside that says what the action does. Screen readers read it when the dialog opens. */
  describedBy?: string;
  /** Content. A function receives whether the user has tried to confirm, so that its fields show the problem themselves. */
  children?: ReactNode | ((attempted: boolean) => ReactNode);
};

/** Asks for confirmation of an action, with any input that it needs. Keeps the input when the action fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, onConfirm, form, onClose, busy, failure, label, busyLabel, children } = props;
  const { closeLabel = 'Cancel', kind = 'primary', problem = null, describedBy } = props;
  const { disabled = false, checking = false } = props;
  const titleId = useId();
  const [attempted, setAttempted] = useState(false);
  if (attempted && !open) setAttempted(false);
  const hasFieldErrors = typeof children === 'function';
  const message = (attempted && !hasFieldErrors ? problem : null) ?? failure;
  const confirm = () => {
    setAttempted(true);
    if (!busy && !disabled && !checking && problem === null) onConfirm?.();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      {...(describedBy && { describedBy })}
      busy={busy}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
        {...form}
      >
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        {children && <div className="mt-4 space-y-4">{hasFieldErrors ? children(attempted) : children}</div>}
        <div aria-live="polite" className="mt-4 empty:hidden">
          {message && <Notice tone="error" title={message} />}
        </div>
        <div className="mt-6 grid gap-2.5">
          <Button
            type="submit"
            wide
            kind={kind}
            busy={busy || checking}
            busyLabel={checking ? 'Checking…' : busyLabel}
            incomplete={disabled}
          >
            {label}
          </Button>
          <Button kind="secondary" wide disabled={busy} onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
