import type { TourResponse } from '@studio/contracts/tours';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { cancelTour, type TourLinkKey } from './tour-api.ts';
import { getTourErrorText, type TourErrorText } from './tour-text.ts';

interface CancelTourDialogProps {
  link: TourLinkKey;
  tour: TourResponse;
  open: boolean;
  onClose: () => void;
  onCancelled: (tour: TourResponse) => void;
}

export function CancelTourDialog({ link, tour, open, onClose, onCancelled }: CancelTourDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TourErrorText | null>(null);
  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const cancelled = await cancelTour(link);
      onClose();
      onCancelled(cancelled);
    } catch (error) {
      setProblem(getTourErrorText(error, 'Cancel failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="cancel-tour-title"
      describedBy="cancel-tour-text"
      busy={busy}
    >
      <h2 id="cancel-tour-title" className="text-section">
        Cancel this tour?
      </h2>
      <p id="cancel-tour-text" className="mt-3 text-stone">
        Your tour is on {formatMomentMedium(new Date(tour.start))}. You can book another time whenever you
        like.
      </p>
      {problem && (
        <p role="alert" className="mt-4 font-medium text-error">
          {problem.title}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Cancelling…" onClick={() => void cancel()}>
          Cancel tour
        </Button>
        <Button kind="secondary" wide onClick={onClose} disabled={busy}>
          Keep tour
        </Button>
      </div>
    </Dialog>
  );
}
