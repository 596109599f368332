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
    // A drag from inside to beside it is clicked at what has both in it, the dialog: whoever selects a text stays.
    let pressed: EventTarget | null = null;
    const press = (event: PointerEvent) => {
      pressed = event.target;
    };
    const beside = (event: MouseEvent) => {
      if (pressed === element && event.target === element) leave();
    };
    const cancelled = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      leave();
    };
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('click', beside);
    element?.addEventListener('cancel', cancelled);
    return () => {
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('click', beside);
      element?.removeEventListener('cancel', cancelled);
    };
  }, []);
  return dialog;
}
