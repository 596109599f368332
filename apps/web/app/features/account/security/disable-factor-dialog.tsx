import type { SecondFactor } from '../../../lib/session/account-types.ts';
import { setSecondFactor } from '../../../lib/session/session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSecurityMutation } from './use-security-mutation.ts';

interface DisableFactorDialogProps {
  /** Method to turn off; null closes the dialog. */
  factor: SecondFactor | null;
  /** Whether no other method is on. */
  isLast: boolean;
  onClose: () => void;
}

const names: Readonly<Record<SecondFactor, string>> = {
  TOTP: 'the authenticator app',
  EMAIL: 'codes by email',
  SMS: 'codes by text message',
};

/** Dialog that explains the effect of turning off a method, and turns it off. */
export function DisableFactorDialog({ factor, isLast, onClose }: DisableFactorDialogProps) {
  const { mutate, busy, failure, reset } = useSecurityMutation(
    (kind: SecondFactor) => setSecondFactor(kind, 'off'),
    { onDone: onClose },
  );
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={factor !== null}
      title={`Turn off ${factor ? names[factor] : ''}?`}
      onConfirm={() => factor && mutate(factor)}
      onClose={close}
      busy={busy}
      failure={failure}
      kind="danger"
      label="Turn off"
      busyLabel="Turning off…"
      closeLabel="Leave on"
    >
      <p className="text-stone">
        {isLast
          ? 'Your account will be protected by your password only. You won’t need recovery codes.'
          : 'Your other verification methods stay on.'}{' '}
        We’ll email you to confirm.
      </p>
    </ConfirmDialog>
  );
}
