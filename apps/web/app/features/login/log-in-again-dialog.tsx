import { useState } from 'react';
import { decideLogInAgain } from '../../lib/session/log-in-again.ts';
import { currentUser } from '../../lib/session/session-user.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LogInAgainForm } from './log-in-again-form.tsx';
import { LoginStep } from './login-steps.tsx';
import { stepWords } from './step-words.ts';
import { useLogin } from './use-login.ts';

/**
 * Asks a member to log in again before a call that needs a recent login. The page below keeps what was typed, and the call is
 * sent again afterwards.
 */
export function LogInAgainDialog({ asked }: { asked: Event }) {
  const [decided, setDecided] = useState<Event | null>(null);
  const open = asked !== decided;
  const decide = (loggedIn: boolean) => {
    setDecided(asked);
    decideLogInAgain(asked, loggedIn);
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
  const [email] = useState(() => currentUser()?.email ?? '');
  const { title, lead } = login.step
    ? stepWords(login)
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
      <LoginStep login={login} leadId="log-in-again-text" />
    </>
  );
}
