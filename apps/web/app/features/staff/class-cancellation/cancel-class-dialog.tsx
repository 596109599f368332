import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '../../../lib/query/use-query.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { previewClassCancellation } from './cancel-class-api.ts';
import { CancellationPreview } from './cancellation-preview.tsx';
import { CancellationProgress } from './cancellation-progress.tsx';
import { summariseProgress } from './cancellation-text.ts';
import { useClassCancellation } from './use-class-cancellation.ts';

export interface CancelClassDialogProps {
  /**
   * Ids of one class, or of all classes of a day. Null closes the dialog. Must be a stable reference while
   * the dialog is open.
   */
  classIds: readonly string[] | null;
  onClose: () => void;
  /**
   * Called when the classes are cancelled, and again when all their bookings are cancelled. Refunds may still
   * be pending.
   */
  onDone: () => void;
}

/**
 * Dialog that cancels booked classes: previews the effects, asks for a reason, cancels, then shows the
 * progress.
 */
export function CancelClassDialog({ classIds, onClose, onDone }: CancelClassDialogProps) {
  const dialog = useModal({ open: classIds !== null, onClose });
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cancel-class-title"
      onClose={onClose}
      className="m-auto w-[min(540px,calc(100vw-32px))] rounded-panel bg-chalk p-0 text-ink shadow-2 backdrop:bg-scrim"
    >
      <div className="p-6 sm:p-8">
        {classIds && <Steps key={classIds.join()} classIds={classIds} onClose={onClose} onDone={onDone} />}
      </div>
    </dialog>
  );
}

function Steps({
  classIds,
  onClose,
  onDone,
}: { classIds: readonly string[] } & Pick<CancelClassDialogProps, 'onClose' | 'onDone'>) {
  const previews = useQuery(classIds.join(), () => previewClassCancellation(classIds));
  const cancelling = useClassCancellation(classIds);
  const { progress } = cancelling;
  const isStarted = progress !== null;
  const finished = progress !== null && summariseProgress(progress).finished;
  const notifyDone = useEffectEvent(onDone);
  useEffect(() => {
    if (isStarted) notifyDone();
  }, [isStarted]);
  useEffect(() => {
    if (finished) notifyDone();
  }, [finished]);
  if (progress) return <CancellationProgress progress={progress} onClose={onClose} />;
  if (previews.failed)
    return (
      <>
        <h2 id="cancel-class-title" className="mb-4 text-h3">
          Cancel class
        </h2>
        <LoadError
          title="Couldn’t load this cancellation. The class may have started."
          busy={previews.busy}
          onRetry={previews.refetch}
        />
      </>
    );
  if (!previews.value) return <Waiting />;
  return (
    <CancellationPreview
      previews={previews.value}
      busy={cancelling.busy}
      failure={cancelling.failure}
      onCancel={(reason) => void cancelling.start(reason)}
      onClose={onClose}
    />
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h2 id="cancel-class-title" className="text-h3">
        Cancel this class?
      </h2>
      <Skeleton className="mt-4 block h-5 w-2/3" />
      <Skeleton className="mt-4 block h-32 w-full" />
      <Skeleton className="mt-4 block h-24 w-full" />
    </div>
  );
}
