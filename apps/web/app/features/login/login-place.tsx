import { lazy, Suspense, useEffect, useState } from 'react';
import { loginWanted } from '../../lib/session/open-login.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

/** Where the login dialog appears, over any page. It is loaded when it is first asked for. */
export function LoginPlace() {
  const [open, setOpen] = useState<boolean | null>(null);
  const [note, setNote] = useState('');
  useEffect(() => {
    const wanted = (event: Event) => {
      setNote(event instanceof CustomEvent ? String(event.detail) : '');
      setOpen(true);
    };
    addEventListener(loginWanted, wanted);
    return () => removeEventListener(loginWanted, wanted);
  }, []);
  return (
    open !== null && (
      <Suspense>
        <LoginDialog open={open} note={note} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
