/** @jsxRuntime automatic */
import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import type { PaidWithoutPlaceDetails } from '../email-details.ts';
import { getRefundText, getUnbookedPaymentText } from '../email-text.ts';
import { ActionButton, ClassCard, NotePanel } from './email-blocks.tsx';
import { EmailLayout } from './email-layout.tsx';

/** Email to a payer who got no place: nothing is booked, the money is refunded, and where to find other classes. */
export function PaidWithoutPlace({ details }: { details: PaidWithoutPlaceDetails }) {
  return (
    <EmailLayout
      studio={details.studio}
      preview={`${details.amount} is on its way back. Nothing is booked.`}
      title={unbookedPaymentTexts[details.reason].title}
      lead={getUnbookedPaymentText(details)}
    >
      <NotePanel title={`${details.amount} is on its way back`}>{getRefundText(details.method)}</NotePanel>
      <ActionButton href={details.dayUrl} label="See classes on the same day" />
      <ClassCard studio={details.studio} class={details.class} />
    </EmailLayout>
  );
}
