import type { ClassCancellationProgress } from '@studio/contracts/staff-cancel-class';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { cancelClasses } from './cancel-class-api.ts';
import { CancellationPreview } from './cancellation-preview.tsx';
import { CancellationProgress } from './cancellation-progress.tsx';
import { cancellationQueries } from './cancellation-queries.ts';
import { type ClosedDays, summariseProgress } from './cancellation-text.ts';

/** Days to close. Confirming the dialog closes them before it cancels classes, so that no email suggests a class on them. */
export interface DayClosing extends ClosedDays {
  /** Closes the days. Resolves to the ids of their classes with bookings, which may be more than staff saw. */
  close: () => Promise<readonly string[]>;
}

export interface CancelClassDialogProps {
  /** Ids of the classes to cancel; null closes the dialog. */
  classIds: readonly string[] | null;
  /** Reason that staff gave before, for example for closing the day. */
  reason?: string;
  /** Days of these classes, if the studio closes on them too. */
  closing?: DayClosing;
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
export function CancelClassDialog({
  classIds,
  reason = '',
  closing,
  onClose,
  onDone,
}: CancelClassDialogProps) {
  const dialog = useModal({ open: classIds !== null, onClose });
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cancel-class-title"
      className="m-auto w-[min(540px,calc(100vw-32px))] rounded-panel bg-chalk p-0 text-ink shadow-2 backdrop:bg-scrim"
    >
      <div className="p-6 sm:p-8">
        {classIds && <Steps key={classIds.join()} {...{ classIds, reason, closing, onClose, onDone }} />}
      </div>
    </dialog>
  );
}

type StepsProps = Pick<CancelClassDialogProps, 'onClose' | 'onDone'> & { classIds: readonly string[] };

function Steps({
  classIds,
  reason,
  closing,
  onClose,
  onDone,
}: StepsProps & { reason: string; closing: DayClosing | undefined }) {
  const cancelling = useMutation({
    mutationFn: async (reason: string) => {
      const ids = closing ? await closing.close() : classIds;
      return ids.length > 0 ? cancelClasses(ids, reason) : [];
    },
    onSuccess: (started) => {
      onDone();
      // The last bookings of the day have been cancelled since the preview.
      if (started.length === 0) onClose();
    },
  });
  const { data, isError, isFetching, refetch } = useQuery({
    ...cancellationQueries.preview(classIds),
    enabled: !cancelling.isSuccess,
  });
  if (cancelling.data)
    return <Progress started={cancelling.data} closing={closing} onClose={onClose} onDone={onDone} />;
  if (!data && isError)
    return (
      <>
        <h2 id="cancel-class-title" className="mb-4 text-h3">
          Cancel class
        </h2>
        <LoadError
          title="Couldn’t load this cancellation. The class may have started."
          busy={isFetching}
          onRetry={refetch}
        />
      </>
    );
  if (!data) return <Waiting />;
  return (
    <CancellationPreview
      previews={data}
      firstReason={reason}
      closing={closing}
      busy={cancelling.isPending}
      failure={describeError(cancelling.error, closing)}
      onCancel={cancelling.mutate}
      onClose={onClose}
    />
  );
}

function describeError(error: unknown, closing: DayClosing | undefined): string | null {
  if (closing)
    return hasNoResponse(error)
      ? describeUnknownOutcome(
          `the studio may already be closed ${closing.period}`,
          'Check the timetable before you try again.',
        )
      : describeMutationError(
          error,
          `We couldn’t close the studio ${closing.period}. Check the timetable before you try again.`,
        );
  return hasNoResponse(error)
    ? describeUnknownOutcome(
        'the class may already be cancelled',
        'Check the timetable before you try again.',
      )
    : describeMutationError(error, 'We couldn’t cancel the class. Check the timetable before you try again.');
}

/** Polls the progress. The server continues without this page. */
function Progress({
  started,
  closing,
  onClose,
  onDone,
}: Omit<StepsProps, 'classIds'> & { started: ClassCancellationProgress[]; closing: DayClosing | undefined }) {
  const classIds = started.map(({ class: { classId } }) => classId);
  const { data } = useQuery(cancellationQueries.progress(classIds, started));
  const { finished } = summariseProgress(data);
  const notifyDone = useEffectEvent(onDone);
  useEffect(() => {
    if (finished) notifyDone();
  }, [finished]);
  return <CancellationProgress progress={data} closedPeriod={closing?.period} onClose={onClose} />;
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
