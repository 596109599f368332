import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface ModalOptions {
  open: boolean;
  /** Called when people leave it: Escape, or a press beside it. */
  onClose: () => void;
  /** Something inside is on its way: it stays until that is decided. */
  busy?: boolean;
}

/**
 * Opens and closes the browser's own dialog, which traps the focus and gives it back; a press beside it leaves it as
 * Escape does. Give the ref to the `<dialog>`.
 */
export function useModal({ open, onClose, busy = false }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const leave = useEffectEvent(() => {
    if (!busy) onClose();
  });
  useEffect(() => {
    const element = dialog.current;
    const beside = (event: MouseEvent) => {
      if (event.target === element) leave();
    };
    const cancelled = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      leave();
    };
    element?.addEventListener('click', beside);
    element?.addEventListener('cancel', cancelled);
    return () => {
      element?.removeEventListener('click', beside);
      element?.removeEventListener('cancel', cancelled);
    };
  }, []);
  return dialog;
}
