/** @jsxRuntime automatic */
import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import type { PaidWithoutPlaceDetails } from '../email-details.ts';
import { getPaidWithoutPlaceText, getRefundText } from '../email-text.ts';
import { ActionButton, ClassCard, NotePanel } from './cards.tsx';
import { EmailLayout } from './email-layout.tsx';

/**
 * Tells a payer without a place that nothing is booked, that the money is refunded, and where to find other classes.
 */
export function PaidWithoutPlace({ facts }: { facts: PaidWithoutPlaceDetails }) {
  return (
    <EmailLayout
      studio={facts.studio}
      preview={`${facts.amount} is on its way back. Nothing is booked.`}
      title={unbookedPaymentTexts[facts.reason].title}
      lead={getPaidWithoutPlaceText(facts)}
    >
      <NotePanel title={`${facts.amount} is on its way back`}>{getRefundText(facts.method)}</NotePanel>
      <ActionButton href={facts.dayUrl} label="See classes on the same day" />
      <ClassCard studio={facts.studio} class={facts.class} />
    </EmailLayout>
  );
}
