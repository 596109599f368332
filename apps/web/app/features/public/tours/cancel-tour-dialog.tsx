import type { TourResponse } from '@studio/contracts/tours';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { cancelTour, type TourLinkParams } from './tour-api.ts';
import { getTourErrorText } from './tour-text.ts';

interface CancelTourDialogProps {
  link: TourLinkParams;
  tour: TourResponse;
  open: boolean;
  onClose: () => void;
  onCancelled: (tour: TourResponse) => void;
}

export function CancelTourDialog({ link, tour, open, onClose, onCancelled }: CancelTourDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const cancelled = await cancelTour(link);
      onClose();
      onCancelled(cancelled);
    } catch (error) {
      setFailure(getTourErrorText(error, 'Cancel failed').title);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title="Cancel this tour?"
      describedBy="cancel-tour-text"
      onConfirm={() => void cancel()}
      onClose={() => {
        setFailure(null);
        onClose();
      }}
      busy={busy}
      failure={failure}
      label="Cancel tour"
      busyLabel="Cancelling…"
      closeLabel="Keep tour"
      kind="danger"
    >
      <p id="cancel-tour-text" className="text-stone">
        Your tour is on {formatMomentMedium(new Date(tour.start))}. You can book another time whenever you
        like.
      </p>
    </ConfirmDialog>
  );
}
