import { type ReactNode, type RefObject, useEffect } from 'react';
import { useModal } from '../../../ui/use-modal.ts';
import { useVisibleViewport } from './use-visible-viewport.ts';

interface ChatDialogProps {
  open: boolean;
  /** Runs whenever the dialog closes: by Escape, the close button or a click outside. */
  onClose: () => void;
  labelledBy: string;
  box: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
}

/**
 * Dialog of the chat, 520 px wide and 80% of the window high. Up to 768 px, it fills the screen above the
 * on-screen keyboard.
 */
export function ChatDialog({ open, onClose, labelledBy, box, children }: ChatDialogProps) {
  const dialog = useModal({ open, onClose });
  useVisibleViewport(dialog, open);
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open, box]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className="m-0 mt-(--visible-top,0px) h-(--visible-height,100dvh) max-h-none w-full max-w-none overflow-hidden bg-chalk text-ink shadow-2 backdrop:bg-scrim open:animate-[rise_320ms_var(--ease-settle)] md:m-auto md:h-[80vh] md:w-[520px] md:rounded-panel"
    >
      {open && children}
    </dialog>
  );
}
