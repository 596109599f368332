import type { ReactNode } from 'react';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  /** Called when people leave it: Escape, a press beside it, or a button inside. */
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  describedBy?: string;
  /** Something inside is on its way: it stays until that is decided. */
  busy?: boolean;
  children: ReactNode;
}

/** The browser's own dialog: it traps the focus, closes with Escape and gives the focus back. */
export function Dialog({ open, onClose, labelledBy, describedBy, busy = false, children }: DialogProps) {
  const dialog = useModal({ open, onClose, busy });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
      className="m-auto w-[min(420px,calc(100vw-40px))] rounded-panel bg-chalk p-0 text-ink shadow-2 backdrop:bg-scrim"
    >
      <div className="p-6 sm:p-8">{children}</div>
    </dialog>
  );
}
