/** @jsxRuntime automatic */
import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import {
  formatGreeting,
  getPaymentEmailReason,
  refundTitle,
} from '../../../platform/emails/shared-email-text.ts';
import { getRefundText, getUnbookedPaymentText } from '../booking-email-text.ts';
import type { PaidWithoutPlaceDetails } from '../email-details.ts';
import { ActionButton, ClassCard, NotePanel } from './email-blocks.tsx';
import { EmailLayout } from './email-layout.tsx';

/**
 * Email to a payer who got no place. It says that nothing is booked and the money is refunded, and links to other
 * classes.
 */
export function PaidWithoutPlace({ details }: { details: PaidWithoutPlaceDetails }) {
  return (
    <EmailLayout
      studio={details.studio}
      preview={`${getRefundText(details.amount, details.method)} You don’t have a booking.`}
      title={unbookedPaymentTexts[details.reason].title}
      greeting={formatGreeting(details.name)}
      lead={getUnbookedPaymentText(details)}
      reason={getPaymentEmailReason(details.studio)}
    >
      <NotePanel title={refundTitle}>{getRefundText(details.amount, details.method)}</NotePanel>
      <ActionButton href={details.dayUrl} label="See other classes that day" />
      <ClassCard studio={details.studio} class={details.class} />
    </EmailLayout>
  );
}
