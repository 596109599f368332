import { useId } from 'react';
import type { SecondFactor } from '../../../lib/session/account-types.ts';
import { setSecondFactor } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  const id = useId();
  const { mutate, busy, failure, reset } = useSecurityMutation(
    (kind: SecondFactor) => setSecondFactor(kind, 'off'),
    { onDone: onClose },
  );
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog open={factor !== null} onClose={close} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        Turn off {factor && names[factor]}?
      </h2>
      <p className="mt-3 text-stone">
        {isLast
          ? 'Your account will be protected by your password only. You won’t need recovery codes.'
          : 'Your other verification methods stay on.'}{' '}
        We’ll email you to confirm.
      </p>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button
          kind="danger"
          wide
          busy={busy}
          busyLabel="Turning off…"
          onClick={() => factor && mutate(factor)}
        >
          Turn off
        </Button>
        <Button kind="secondary" wide onClick={close} disabled={busy}>
          Keep on
        </Button>
      </div>
    </Dialog>
  );
}
