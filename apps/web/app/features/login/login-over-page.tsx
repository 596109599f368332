import { useState } from 'react';
import { LoginDialog } from './login-dialog.tsx';

/** The login dialog over whatever page stands there, until it is closed and asked for again. */
export function LoginOverPage({ asked }: { asked: Event }) {
  const [closed, setClosed] = useState<Event | null>(null);
  return (
    <LoginDialog
      open={asked !== closed}
      note={asked instanceof CustomEvent ? String(asked.detail) : ''}
      onClose={() => setClosed(asked)}
    />
  );
}
