import type { ClassCancellationPreview } from '@studio/contracts/staff-cancel-class';
import { isReasonGiven, reasonLengthLimits } from '@studio/domain/bookings/class-cancellation-reason';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import {
  type ClosedDays,
  describeConsequences,
  getCancellationConfirmLabel,
  getCancellationQuestion,
} from './cancellation-text.ts';

export interface CancellationPreviewProps {
  previews: readonly ClassCancellationPreview[];
  /** Reason that the field shows at first. */
  firstReason: string;
  /** Days that are closed too; undefined when only classes are cancelled. */
  closing: ClosedDays | undefined;
  busy: boolean;
  failure: string | null;
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Lists the effects of the cancellation, and asks for the reason, which the emails will contain. */
export function CancellationPreview({
  previews,
  firstReason,
  closing,
  busy,
  failure,
  onCancel,
  onClose,
}: CancellationPreviewProps) {
  const [reason, setReason] = useState(firstReason);
  const [missing, setMissing] = useState(false);
  const [first] = previews;
  const instructors = new Set(previews.map((preview) => preview.class.instructor)).size;
  const confirm = () => {
    setMissing(!isReasonGiven(reason));
    if (isReasonGiven(reason)) onCancel(reason.trim());
    else document.getElementById('cancel-class-reason')?.focus();
  };
  return (
    <div>
      <h2 id="cancel-class-title" className="text-h3 text-balance">
        {getCancellationQuestion(previews, closing)}
      </h2>
      {first && previews.length === 1 && !closing && (
        <p className="mt-2 text-stone">
          {first.class.title}, {formatMomentShort(new Date(first.class.start))}, {first.class.instructor}
        </p>
      )}
      {/* The dialog that closes days has already listed the classes. */}
      {previews.length > 1 && !closing && <Classes previews={previews} />}
      <ul className="mt-5 grid gap-2 rounded-card bg-linen px-5 py-4">
        {describeConsequences(previews, closing).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {first && previews.length === 1 && <Suggested preview={first} />}
      <div className="mt-5">
        <TextAreaField
          id="cancel-class-reason"
          label="Reason in the emails"
          hint={`Sent to clients, the waiting list and the ${selectPlural(instructors, 'instructor', 'instructors')}.`}
          isShort
          maxLength={reasonLengthLimits.max}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={missing && !isReasonGiven(reason) ? 'Enter a reason of at least 3 characters.' : undefined}
        />
      </div>
      {failure && (
        <p role="alert" className="mt-4 font-medium text-error">
          {failure}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Cancelling…" onClick={confirm}>
          {getCancellationConfirmLabel(previews, closing)}
        </Button>
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          {closing ? 'Don’t close' : `Keep ${selectPlural(previews.length, 'class', 'classes')}`}
        </Button>
      </div>
    </div>
  );
}

function Classes({ previews }: { previews: readonly ClassCancellationPreview[] }) {
  return (
    <ul className="mt-3 text-small">
      {previews.map(({ class: { classId, title, start, instructor }, places }) => (
        <li key={classId} className="flex justify-between gap-4 border-b border-hairline py-2">
          <span>
            {formatMomentShort(new Date(start))} · {title}, {instructor}
          </span>
          <span className="shrink-0 text-stone">{formatCount(places, 'booking')}</span>
        </li>
      ))}
    </ul>
  );
}

function Suggested({ preview: { suggestion, places, waiting } }: { preview: ClassCancellationPreview }) {
  if (places + waiting === 0) return null;
  return (
    <p className="mt-3 text-small text-stone">
      {suggestion
        ? `The email suggests ${suggestion.title}, ${formatMomentShort(new Date(suggestion.start))}, with ${suggestion.instructor} (${formatCount(suggestion.placesLeft, 'place')} left).`
        : 'No similar class has places in the next 3 weeks, so the email links to the timetable.'}
    </p>
  );
}
