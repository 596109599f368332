import { useState } from 'react';
import { resolveReauthentication } from '../../../lib/session/reauthenticate.ts';
import { getCurrentUser } from '../../../lib/session/session-user.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LogInAgainForm } from './log-in-again-form.tsx';
import { getStepText } from './login-step-text.ts';
import { CurrentLoginStep } from './login-steps.tsx';
import { useLogin } from './use-login.ts';

/**
 * Dialog in which the member logs in again before a call that needs a recent login. The page below keeps its
 * input, and the call is retried afterwards.
 */
export function LogInAgainDialog({ trigger }: { trigger: Event }) {
  const [decided, setDecided] = useState<Event | null>(null);
  const open = trigger !== decided;
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
      {open && <LogInAgain onDecided={decide} />}
    </Dialog>
  );
}

function LogInAgain({ onDecided }: { onDecided: (loggedIn: boolean) => void }) {
  const login = useLogin(() => onDecided(true));
  const [email] = useState(() => getCurrentUser()?.email ?? '');
  const { title, lead } = login.step
    ? getStepText(login)
    : {
        title: 'Log in again',
        lead: 'You logged in more than 15 minutes ago. To continue, confirm that it’s you.',
      };
  return (
    <>
      <h2 id="log-in-again-title" className="text-h3">
        {title}
      </h2>
      <p id="log-in-again-text" className="mt-2 mb-5 wrap-anywhere text-stone">
        {lead}
      </p>
      <div hidden={login.step !== null}>
        <LogInAgainForm login={login} email={email} onCancel={() => onDecided(false)} />
      </div>
      <CurrentLoginStep login={login} leadId="log-in-again-text" />
    </>
  );
}
