import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface ModalOptions {
  open: boolean;
  /** Called on Escape, and on a click on the backdrop. */
  onClose: () => void;
  /** Called when the dialog has closed, however it closed. Defaults to `onClose`. */
  onClosed?: () => void;
  /** Whether a request is in progress. Then the dialog can't be closed. */
  busy?: boolean;
}

/**
 * Opens and closes a native modal dialog, which traps the focus. Returns the focus when the dialog closes, and also
 * when an open dialog is removed. A click on the backdrop closes the dialog, as Escape does. Pass the ref to the
 * `<dialog>`, without a React handler for its `close` event: React would also report the end of a dialog inside it.
 */
export function useModal({
  open,
  onClose,
  onClosed = onClose,
  busy = false,
}: ModalOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      opener.current = document.activeElement;
      element.showModal();
    } else element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    return () => {
      // The browser restores the focus only if the dialog closes before it is removed.
      const lost = element?.open && !element.isConnected && document.activeElement === document.body;
      if (lost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, []);
  const close = useEffectEvent(() => {
    if (!busy) onClose();
  });
  const closed = useEffectEvent(() => onClosed());
  useEffect(() => {
    const element = dialog.current;
    // Only a click that also started on the backdrop closes the dialog, because selecting text may end there.
    let pointerTarget: EventTarget | null = null;
    const handlePointerDown = (event: PointerEvent) => {
      pointerTarget = event.target;
    };
    const handleClick = (event: MouseEvent) => {
      if (pointerTarget === element && event.target === element) close();
    };
    const handleCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close();
    };
    const handleClose = () => closed();
    element?.addEventListener('close', handleClose);
    element?.addEventListener('pointerdown', handlePointerDown);
    element?.addEventListener('click', handleClick);
    element?.addEventListener('cancel', handleCancel);
    return () => {
      element?.removeEventListener('close', handleClose);
      element?.removeEventListener('pointerdown', handlePointerDown);
      element?.removeEventListener('click', handleClick);
      element?.removeEventListener('cancel', handleCancel);
    };
  }, []);
  return dialog;
}
