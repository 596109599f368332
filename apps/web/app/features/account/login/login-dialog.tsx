import { useEffect, useState } from 'react';
import { getCurrentUser } from '../../../lib/session/session-user.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { getStepText } from './login-step-text.ts';
import { LoginSteps } from './login-steps.tsx';
import { describeLoginReason } from './login-text.ts';
import { useLogin } from './use-login.ts';

interface LoginDialogProps {
  open: boolean;
  /** Sentence that explains why the dialog opened; empty when the visitor opened it. */
  note: string;
  /** Prefilled email address. */
  email: string | undefined;
  /** Path of the page to open after the login; undefined to stay on the current page. */
  returnTo: string | undefined;
  /**
   * Runs whenever the dialog closes: by Escape, the close button, a click outside, a link in the dialog, or a
   * login.
   */
  onClose: () => void;
  onLoggedIn: () => void;
}

/** Dialog with the login above the page, which stays unchanged. Fills the screen on phones. */
export function LoginDialog({ open, note, email, returnTo, onClose, onLoggedIn }: LoginDialogProps) {
  const closed = () => {
    onClose();
    // After a login, the account menu's button gets the focus, because it has replaced the Log in button.
    if (getCurrentUser()) document.querySelector<HTMLElement>('[popovertarget="account-menu"]')?.focus();
  };
  const dialog = useModal({ open, onClose, onClosed: closed });
  // Key of the form. It changes after a login only, so that a reopened dialog still has its input.
  const [visit, setVisit] = useState(0);
  // Focuses the first empty field, so that the visitor or a password manager can type at once.
  useEffect(() => {
    if (open) findFirstEmptyField(dialog.current)?.focus();
  }, [open, dialog]);
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
      {/* The close button comes last, so that the focus starts in the form. */}
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

/** Returns the first visible empty field. While a later step is shown, the form stays mounted but hidden. */
function findFirstEmptyField(dialog: HTMLDialogElement | null): HTMLInputElement | undefined {
  return [...(dialog?.querySelectorAll('input') ?? [])].find(
    (input) => input.checkVisibility() && !input.value,
  );
}
