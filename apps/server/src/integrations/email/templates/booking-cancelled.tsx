/** @jsxRuntime automatic */
import { alternativeClassTitle, getBookingEmailReason } from '../../../platform/emails/shared-email-text.ts';
import {
  formatNames,
  getAlternativeClassText,
  getEndedBookingText,
  getNextStepButton,
  getRefundOutcomeText,
} from '../booking-email-text.ts';
import type { CancellationEmailDetails } from '../email-details.ts';
import { ActionButton, ClassCard, NotePanel, PriceCard } from './email-blocks.tsx';
import { EmailLayout } from './email-layout.tsx';

/** Email about a cancelled booking: the refund or returned session, then the class. */
export function BookingCancelled({ details }: { details: CancellationEmailDetails }) {
  const refund = getRefundOutcomeText(details.returned);
  const next = getNextStepButton(details);
  return (
    <EmailLayout
      studio={details.studio}
      preview={`${refund.title}. ${refund.sentence}`}
      title={getEndedBookingText(details).title}
      lead={`${details.class.title}, ${details.class.dateLong}, ${details.class.timeRange}.${details.apology ? ` ${details.apology}` : ''}`}
      reason={getBookingEmailReason(details.studio)}
    >
      {details.reason && <NotePanel title="Reason">{details.reason}</NotePanel>}
      <NotePanel title={refund.title}>{refund.sentence}</NotePanel>
      {details.instead && (
        <>
          <NotePanel title={alternativeClassTitle}>{getAlternativeClassText(details.instead)}</NotePanel>
          <ActionButton {...next} />
        </>
      )}
      <ClassCard
        studio={details.studio}
        class={details.class}
        bookedFor={formatNames(details.attendees)}
        isCancelled
      />
      {details.price && <PriceCard price={details.price} />}
      {!details.instead && <ActionButton {...next} />}
    </EmailLayout>
  );
}
