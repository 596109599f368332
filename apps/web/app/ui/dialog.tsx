import type { ReactNode } from 'react';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  /**
   * Called on Escape, on a click on the backdrop, and when the dialog has closed in another way, such as by a form
   * inside with `method="dialog"`.
   */
  onClose: () => void;
  /** Id of the heading inside the dialog. */
  labelledBy: string;
  describedBy?: string;
  /** Whether a request is in progress. Then the dialog can't be closed. */
  busy?: boolean;
  children: ReactNode;
}

/** Renders a native dialog. It traps the focus, closes on Escape and restores the focus. */
export function Dialog({ open, onClose, labelledBy, describedBy, busy = false, children }: DialogProps) {
  const dialog = useModal({ open, onClose, busy });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="m-auto w-[min(420px,calc(100vw-40px))] rounded-panel bg-chalk p-0 text-ink shadow-2 backdrop:bg-scrim"
    >
      <div className="p-6 sm:p-8">{children}</div>
    </dialog>
  );
}
