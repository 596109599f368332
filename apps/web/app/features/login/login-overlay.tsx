import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readOpenLoginOptions } from '../../lib/session/open-login.ts';
import { LoginDialog } from './login-dialog.tsx';

/** Shows the login dialog above any page, until it closes. */
export function LoginOverlay({ asked }: { asked: Event }) {
  const { note = '', email, returnTo } = readOpenLoginOptions(asked);
  const navigate = useNavigate();
  const [closed, setClosed] = useState<Event | null>(null);
  return (
    <LoginDialog
      open={asked !== closed}
      note={note}
      email={email}
      returnTo={returnTo}
      onClose={() => setClosed(asked)}
      onLoggedIn={() => returnTo && void navigate(returnTo)}
    />
  );
}
