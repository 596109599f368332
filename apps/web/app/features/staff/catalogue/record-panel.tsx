import { createContext, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';

/** Tells the panel whether its form has changes that aren't saved. */
export const ReportUnsavedContext = createContext<(isUnsaved: boolean) => void>(() => {});

interface RecordPanelProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Side panel with the form of a record. Asks before it closes and loses unsaved changes. */
export function RecordPanel({ title, open, onClose, children }: RecordPanelProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const discard = () => {
    setConfirming(false);
    setUnsaved(false);
    onClose();
  };
  // The panel also reports its closing after a save, when nothing is unsaved any more.
  const close = () => (open && isUnsaved ? setConfirming(true) : onClose());
  return (
    <ReportUnsavedContext value={setUnsaved}>
      <SidePanel title={title} open={open} onClose={close}>
        {children}
        <ConfirmDialog
          open={isConfirming}
          title="Discard changes?"
          onConfirm={discard}
          onClose={() => setConfirming(false)}
          busy={false}
          failure={null}
          label="Discard changes"
          busyLabel="Discard changes"
          closeLabel="Keep editing"
          kind="danger"
        >
          <p className="text-stone">Your changes haven’t been saved.</p>
        </ConfirmDialog>
      </SidePanel>
    </ReportUnsavedContext>
  );
}
