import { useEffect, useState } from 'react';
import { getReauthenticationRequest, resolveReauthentication } from '../../../lib/session/reauthenticate.ts';
import { getCurrentUser } from '../../../lib/session/session-user.ts';
import { KeepOwnLabelContext, setBusyLabelOverride } from '../../../ui/busy-label-override.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LogInAgainForm } from './log-in-again-form.tsx';
import { getStepText } from './login-step-text.ts';
import { CurrentLoginStep } from './login-steps.tsx';
import { describeReauthentication } from './reauthentication-text.ts';
import { useLogin } from './use-login.ts';

/**
 * Dialog in which the member logs in again before a call that needs a recent login. It says what the call is for. The
 * page behind the dialog keeps its input, and its busy button says that it waits. After the login, the call is retried;
 * if the member closes the dialog, the call fails.
 */
export function LogInAgainDialog({ trigger }: { trigger: Event }) {
  const [decided, setDecided] = useState<Event | null>(null);
  const open = trigger !== decided;
  useEffect(() => {
    setBusyLabelOverride(open ? 'Waiting for your login…' : null);
    return () => setBusyLabelOverride(null);
  }, [open]);
  const decide = (loggedIn: boolean) => {
    setDecided(trigger);
    resolveReauthentication(trigger, loggedIn);
  };
  return (
    <Dialog
      open={open}
      onClose={() => open && decide(false)}
      labelledBy="log-in-again-title"
      describedBy="log-in-again-text"
    >
      <KeepOwnLabelContext value={true}>
        {open && <LogInAgain trigger={trigger} onDecided={decide} />}
      </KeepOwnLabelContext>
    </Dialog>
  );
}

interface LogInAgainProps {
  trigger: Event;
  onDecided: (loggedIn: boolean) => void;
}

function LogInAgain({ trigger, onDecided }: LogInAgainProps) {
  const login = useLogin(() => onDecided(true));
  const [email] = useState(() => getCurrentUser()?.email ?? '');
  const { title, lead } = login.step
    ? getStepText(login)
    : { title: 'Log in again', lead: describeReauthentication(getReauthenticationRequest(trigger)) };
  return (
    <>
      <h2 id="log-in-again-title" className="text-h3">
        {title}
      </h2>
      <p id="log-in-again-text" className="mt-2 mb-5 wrap-anywhere text-stone">
        {lead}
      </p>
      <div hidden={login.step !== null}>
        <LogInAgainForm login={login} email={email} onClose={() => onDecided(false)} />
      </div>
      <CurrentLoginStep login={login} leadId="log-in-again-text" />
    </>
  );
}
