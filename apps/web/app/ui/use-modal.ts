import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface ModalOptions {
  open: boolean;
  /** Called on Escape or a click on the backdrop. */
  onClose: () => void;
  /** A request is in progress: the dialog can't be closed. */
  busy?: boolean;
}

/**
 * Opens and closes a native modal dialog, which traps and restores the focus. A click on the backdrop closes it like
 * Escape does. Pass the ref to the `<dialog>`.
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
    // A drag from inside to the backdrop fires a click on the dialog. Checking the press keeps it open when the member
    // selects text.
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
