import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

export interface SheetProps {
  title: string;
  open: boolean;
  /** Called on Escape, and on a click on the close button or the backdrop. */
  onClose: () => void;
  /** Whether Escape and a click on the backdrop close the sheet. False for content that can't be shown again. */
  lightDismiss?: boolean;
  children: ReactNode;
}

/** Renders a modal dialog that slides up from the bottom of the screen. It traps and restores the focus. */
export function Sheet({ title, open, onClose, lightDismiss = true, children }: SheetProps) {
  const dialog = useModal({ open, onClose, busy: !lightDismiss });
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="mx-auto mt-auto mb-0 max-h-[calc(100dvh-72px)] w-full max-w-[40rem] overflow-y-auto overscroll-contain rounded-t-panel bg-chalk text-ink shadow-2 backdrop:bg-scrim open:animate-[sheet-up_320ms_var(--ease-settle)]"
    >
      {open && (
        <div className="px-(--gutter) pt-3 pb-[max(24px,env(safe-area-inset-bottom))]">
          <div className="mx-auto h-1 w-10 rounded-pill bg-sand" aria-hidden="true" />
          <div className="mt-3 mb-2 flex min-h-12 items-center justify-between gap-4">
            <h2 id={titleId} className="text-section">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-input hover:text-clay-deep"
            >
              <Icon name="x" size={24} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
