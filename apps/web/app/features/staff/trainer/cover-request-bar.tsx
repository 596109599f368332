import type { TrainerClass } from '@studio/contracts/trainer';
import { isReasonGiven, reasonLengthLimits } from '@studio/domain/bookings/class-cancellation-reason';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { trainerApi } from './trainer-api.ts';
import { trainerQueries } from './trainer-queries.ts';

/** Bar that requests cover for a class, or withdraws the request. */
export function CoverRequestBar({ klass }: { klass: TrainerClass }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => trainerApi.withdrawCoverRequest(klass.classId),
    onSuccess: () => showToast('Cover request cancelled.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trainerQueries.all }),
  });
  if (new Date(klass.start) <= getServerTime()) return null;
  return (
    <div className="mt-6">
      {klass.cover?.status === 'OPEN' ? (
        <Notice
          title="You’ve asked for cover."
          action={
            <Button
              kind="secondary"
              size="small"
              busy={withdrawing.isPending}
              busyLabel="Cancelling…"
              onClick={() => withdrawing.mutate()}
            >
              Cancel request
            </Button>
          }
        >
          {describeMutationError(withdrawing.error) ??
            `‘${klass.cover.reason}’ The class stays yours until someone takes it.`}
        </Notice>
      ) : (
        <Button kind="secondary" size="small" onClick={() => setIsDialogOpen(true)}>
          Ask for cover
        </Button>
      )}
      {isDialogOpen && <CoverRequestDialog klass={klass} onClose={() => setIsDialogOpen(false)} />}
    </div>
  );
}

function CoverRequestDialog({ klass, onClose }: { klass: TrainerClass; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const asking = useMutation({
    mutationFn: () => trainerApi.requestCover(klass.classId, reason),
    onSuccess: () => {
      onClose();
      showToast('Cover requested.');
      return queryClient.invalidateQueries({ queryKey: trainerQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open
      title="Ask for cover"
      onConfirm={() => {
        setTried(true);
        if (isReasonGiven(reason)) asking.mutate();
      }}
      onClose={onClose}
      busy={asking.isPending}
      failure={describeMutationError(asking.error)}
      label="Ask for cover"
      busyLabel="Sending…"
    >
      <p className="text-stone">
        We’ll email everyone else who teaches {klass.title}. The first to accept takes the class, and we’ll
        email everyone booked.
      </p>
      <TextAreaField
        id="cover-reason"
        label="Reason"
        hint="The studio’s team and the other instructors see the reason."
        rows={2}
        maxLength={reasonLengthLimits.max}
        value={reason}
        error={tried && !isReasonGiven(reason) ? 'Enter a reason of at least 3 characters.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
