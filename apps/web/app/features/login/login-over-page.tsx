import { useState } from 'react';
import type { LoginWish } from '../../lib/session/open-login.ts';
import { LoginDialog } from './login-dialog.tsx';

/** The login dialog over whatever page stands there, until it is closed and asked for again. */
export function LoginOverPage({ asked }: { asked: Event }) {
  const { note = '', email }: LoginWish = asked instanceof CustomEvent ? asked.detail : {};
  const [closed, setClosed] = useState<Event | null>(null);
  return <LoginDialog open={asked !== closed} note={note} email={email} onClose={() => setClosed(asked)} />;
}
