import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Icon } from './icon.tsx';
import { useEditedControls } from './use-edited-controls.ts';
import { useModal } from './use-modal.ts';

export interface SidePanelProps {
  title: ReactNode;
  open: boolean;
  /** Called on Escape, and on a click on the close button or the backdrop. */
  onClose: () => void;
  /** Whether a request is in progress. Then the panel can't be closed. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * Modal at the right edge with the details of a list row. Fills the screen on phones. If the user has edited a control,
 * closing asks first whether to discard the changes. Scrolling to a focused field leaves room for the title above and a
 * pinned button below.
 */
export function SidePanel({ title, open, onClose, busy = false, children }: SidePanelProps) {
  const edits = useEditedControls<HTMLDivElement>();
  const [isAsking, setAsking] = useState(false);
  if (isAsking && !open) setAsking(false);
  const close = () => (edits.isEdited() ? setAsking(true) : onClose());
  const dialog = useModal({ open, onClose: close, onClosed: onClose, busy });
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-[32rem] scroll-pt-20 scroll-pb-24 overflow-y-auto overscroll-contain bg-chalk text-ink shadow-2 backdrop:bg-scrim md:rounded-l-panel"
    >
      {open && (
        <div {...edits.props} className="px-5 pt-4 pb-[max(2rem,env(safe-area-inset-bottom))] md:px-8">
          <div className="sticky top-0 z-10 -mx-5 flex min-h-16 items-center justify-between gap-4 bg-chalk px-5 md:-mx-8 md:px-8">
            <h2 id={titleId} className="min-w-0 text-h3">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              disabled={busy}
              onClick={close}
              className="-mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-input hover:text-clay-deep"
            >
              <Icon name="x" size={24} />
            </button>
          </div>
          {children}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Discard changes?"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
        busy={false}
        failure={null}
        label="Discard changes"
        busyLabel="Discarding…"
        closeLabel="Keep editing"
        kind="danger"
      >
        <p>You haven’t saved your changes.</p>
      </ConfirmDialog>
    </dialog>
  );
}
