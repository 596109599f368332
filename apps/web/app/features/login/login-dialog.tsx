import { useEffect } from 'react';
import { currentUser } from '../../lib/session/session-user.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { LoginForm } from './login-form.tsx';
import { loginText, loginTitle } from './login-words.ts';

interface LoginDialogProps {
  open: boolean;
  /** Why it has opened, in a sentence; empty when somebody asked for it. */
  note: string;
  /** Called however it is left: Escape, the cross, a press beside it, a link in it, or signed in. */
  onClose: () => void;
}

/** Logging in over the page, which stays as it is. On phones it fills the screen. */
export function LoginDialog({ open, note, onClose }: LoginDialogProps) {
  const dialog = useModal({ open, onClose });
  // Past the buttons of others: a password manager, or whoever types, begins with the address.
  useEffect(() => {
    if (open) dialog.current?.querySelector<HTMLElement>('input')?.focus();
  }, [open, dialog]);
  const closed = () => {
    onClose();
    // Once somebody is signed in, the button that opened it is gone; in its place stands the chip.
    if (currentUser()) document.querySelector<HTMLElement>('[popovertarget="account-menu"]')?.focus();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="login-title"
      aria-describedby="login-text"
      onClose={closed}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-chalk p-0 text-ink shadow-2 backdrop:bg-scrim md:m-auto md:h-fit md:max-h-[calc(100dvh-2rem)] md:w-[420px] md:rounded-panel"
    >
      {open && (
        <div className="relative px-5 pt-5 pb-8 md:px-8 md:pt-7">
          <h2 id="login-title" className="text-title md:text-[2.125rem]">
            {loginTitle}
          </h2>
          <p id="login-text" className="mt-2 mb-6 text-[0.9375rem] text-stone md:text-base">
            {loginText}
          </p>
          {note && (
            <div className="mb-5">
              <Notice tone="success" title={note} />
            </div>
          )}
          <LoginForm onDone={onClose} onLeave={onClose} />
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
      )}
    </dialog>
  );
}
