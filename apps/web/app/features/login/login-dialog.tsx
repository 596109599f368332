import { useEffect, useState } from 'react';
import { getCurrentUser } from '../../lib/session/session-user.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { LoginSteps } from './login-steps.tsx';
import { describeLoginReason } from './login-text.ts';
import { getStepText } from './step-text.ts';
import { useLogin } from './use-login.ts';

interface LoginDialogProps {
  open: boolean;
  /** Why it has opened, in a sentence; empty when somebody asked for it. */
  note: string;
  /** The address that stands in the field already. */
  email: string | undefined;
  /** The page that it leads on to; undefined stays on the page below. */
  returnTo: string | undefined;
  /** Called however it is left: Escape, the cross, a press beside it, a link in it, or signed in. */
  onClose: () => void;
  onLoggedIn: () => void;
}

/** Logging in over the page, which stays as it is. On phones it fills the screen. */
export function LoginDialog({ open, note, email, returnTo, onClose, onLoggedIn }: LoginDialogProps) {
  const dialog = useModal({ open, onClose });
  // Closed by mistake, it opens as it was left; after a log-in it begins anew.
  const [visit, setVisit] = useState(0);
  // Past the buttons of others: a password manager, or whoever types, begins with the address, or after it.
  useEffect(() => {
    if (open) firstField(dialog.current)?.focus();
  }, [open, dialog]);
  const closed = () => {
    onClose();
    // Once somebody is signed in, the button that opened it is gone; in its place stands the chip.
    if (getCurrentUser()) document.querySelector<HTMLElement>('[popovertarget="account-menu"]')?.focus();
  };
  const done = () => {
    setVisit(visit + 1);
    onClose();
    onLoggedIn();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="login-title"
      aria-describedby="login-text login-why"
      onClose={closed}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-chalk p-0 text-ink shadow-2 backdrop:bg-scrim md:m-auto md:h-fit md:max-h-[calc(100dvh-2rem)] md:w-[420px] md:rounded-panel"
    >
      <LoginInDialog
        key={visit}
        open={open}
        note={note}
        email={email}
        returnTo={returnTo}
        onDone={done}
        onClose={onClose}
      />
    </dialog>
  );
}

interface LoginInDialogProps extends Omit<LoginDialogProps, 'onLoggedIn'> {
  onDone: () => void;
}

function LoginInDialog({ open, note, email, returnTo, onDone, onClose }: LoginInDialogProps) {
  const login = useLogin(onDone, returnTo);
  const { title, lead } = getStepText(login);
  return (
    <div className="relative px-5 pt-5 pb-8 md:px-8 md:pt-7">
      <h2 id="login-title" className="pr-10 text-title md:text-[2.125rem]">
        {title}
      </h2>
      <p id="login-text" className="mt-2 mb-6 text-[0.9375rem] wrap-anywhere text-stone md:text-base">
        {lead}
      </p>
      {note && !login.step && (
        <div className="mb-5">
          <Notice tone="success" title={note} />
        </div>
      )}
      {returnTo && !login.step && (
        <div id="login-why" className="mb-5">
          <Notice icon="lock" title={describeLoginReason(returnTo, [])} />
        </div>
      )}
      <LoginSteps login={login} leadId="login-text" email={email} shown={open} onLeave={onClose} />
      {/* Last, so that the focus begins in the form. */}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-4 right-2.5 inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep md:right-4"
      >
        <Icon name="x" size={24} />
      </button>
    </div>
  );
}

/** The first that waits for something to be typed: the form stays behind its steps. */
function firstField(dialog: HTMLDialogElement | null): HTMLInputElement | undefined {
  return [...(dialog?.querySelectorAll('input') ?? [])].find(
    (input) => input.checkVisibility() && !input.value,
  );
}
