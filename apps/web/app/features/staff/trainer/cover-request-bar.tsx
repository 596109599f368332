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
      showToast('You teach this class after all.');
    onChanged();
  };
  return (
    <div className="mt-6">
      {klass.cover?.status === 'OPEN' ? (
        <Notice
          title="You have asked for cover."
          action={
            <Button
              kind="secondary"
              size="small"
              busy={withdrawing.busy}
              busyLabel="Taking back"
              onClick={() => void withdraw()}
            >
              I teach it after all
            </Button>
          }
        >
          {withdrawing.failure ?? `“${klass.cover.reason}” You teach it until somebody takes it.`}
        </Notice>
      ) : (
        <Button kind="secondary" size="small" onClick={() => setIsDialogOpen(true)}>
          I cannot teach this class
        </Button>
      )}
      {isDialogOpen && (
        <CoverRequestDialog
          klass={klass}
          onClose={() => setIsDialogOpen(false)}
          onRequested={() => {
            setIsDialogOpen(false);
            showToast('The other instructors have been asked.');
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
        Everybody else who teaches {klass.title} is mailed. Whoever takes it first teaches it, and the people
        who booked are told. The studio sees it as well.
      </p>
      <div className="mt-5">
        <AreaField
          id="cover-reason"
          label="Why"
          hint="The studio and the other instructors read it."
          rows={2}
          maxLength={maxClassReasonLength.max}
          value={reason}
          error={tried && !isReasonGiven(reason) ? 'Say why, in a few words.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button wide busy={busy} busyLabel="Asking" onClick={() => void sendRequest()}>
          Ask for cover
        </Button>
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          I can teach it
        </Button>
      </div>
    </Dialog>
  );
}
