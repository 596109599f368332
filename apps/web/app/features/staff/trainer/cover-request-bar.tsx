import type { TrainerClass } from '@studio/contracts/trainer';
import { isReasonGiven, maxClassReasonLength } from '@studio/domain/bookings/class-cancellation-reason';
import { useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { trainerApi } from './trainer-api.ts';

interface CoverRequestBarProps {
  klass: TrainerClass;
  onChanged: () => void;
}

/** Bar that requests cover for a class, or withdraws the request. */
export function CoverRequestBar({ klass, onChanged }: CoverRequestBarProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const withdrawing = useMutation();
  if (new Date(klass.start) <= getServerTime()) return null;
  const withdraw = async () => {
    if (await withdrawing.run(() => trainerApi.withdraw(klass.classId)))
      showToast('Cover request cancelled.');
    onChanged();
  };
  return (
    <div className="mt-6">
      {klass.cover?.status === 'OPEN' ? (
        <Notice
          title="You’ve asked for cover."
          action={
            <Button
              kind="secondary"
              size="small"
              busy={withdrawing.busy}
              busyLabel="Cancelling…"
              onClick={() => void withdraw()}
            >
              Cancel request
            </Button>
          }
        >
          {withdrawing.failure ?? `‘${klass.cover.reason}’ It’s still your class until someone takes it.`}
        </Notice>
      ) : (
        <Button kind="secondary" size="small" onClick={() => setIsDialogOpen(true)}>
          Ask for cover
        </Button>
      )}
      {isDialogOpen && (
        <CoverRequestDialog
          klass={klass}
          onClose={() => setIsDialogOpen(false)}
          onRequested={() => {
            setIsDialogOpen(false);
            showToast('Cover requested.');
            onChanged();
          }}
        />
      )}
    </div>
  );
}

function CoverRequestDialog({
  klass,
  onClose,
  onRequested,
}: {
  klass: TrainerClass;
  onClose: () => void;
  onRequested: () => void;
}) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useMutation();
  const sendRequest = async () => {
    setTried(true);
    if (!isReasonGiven(reason)) return;
    if (await run(() => trainerApi.ask(klass.classId, reason))) onRequested();
  };
  return (
    <Dialog open onClose={onClose} labelledBy="cover-title" busy={busy}>
      <h2 id="cover-title" className="text-h3">
        Ask for cover
      </h2>
      <p className="mt-2 text-stone">
        We’ll email everyone else who teaches {klass.title}. The first to accept takes the class, and we’ll
        email everyone booked.
      </p>
      <div className="mt-5">
        <AreaField
          id="cover-reason"
          label="Reason"
          hint="Staff and the other instructors see this."
          rows={2}
          maxLength={maxClassReasonLength.max}
          value={reason}
          error={tried && !isReasonGiven(reason) ? 'Enter a reason of at least 3 characters.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button wide busy={busy} busyLabel="Sending…" onClick={() => void sendRequest()}>
          Ask for cover
        </Button>
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
