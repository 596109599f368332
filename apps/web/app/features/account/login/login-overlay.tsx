import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readOpenLoginOptions } from '../../../lib/session/open-login.ts';
import { LoginDialog } from './login-dialog.tsx';

/** Shows the login dialog above any page, until it closes. */
export function LoginOverlay({ trigger }: { trigger: Event }) {
  const { note = '', email, returnTo } = readOpenLoginOptions(trigger);
  const navigate = useNavigate();
  const [closed, setClosed] = useState<Event | null>(null);
  return (
    <LoginDialog
      open={trigger !== closed}
      note={note}
      email={email}
      returnTo={returnTo}
      onClose={() => setClosed(trigger)}
      onLoggedIn={() => returnTo && void navigate(returnTo)}
    />
  );
}
