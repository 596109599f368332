import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import { formatList } from '@studio/domain/text/format';
import { refundTitle } from '../../platform/emails/shared-email-text.ts';
import type {
  BookingEmailDetails,
  CancellationEmailDetails,
  PaidWithoutPlaceDetails,
  RefundDetails,
} from './email-details.ts';

// Text of booking emails, shared by their HTML and plain-text versions.

/** Formats a booking code as '7KQ4 M2XD'. Two groups are easier to read out and type than eight characters in a row. */
export function formatBookingCode(displayCode: string): string {
  return `${displayCode.slice(0, 4)} ${displayCode.slice(4)}`.trim();
}

/** Returns the content id of a booking's QR image in the email. */
export function getQrImageName(displayCode: string): string {
  return `qr-${displayCode.toLowerCase()}`;
}

export function formatNames(people: readonly { name: string }[]): string {
  return formatList(people.map(({ name }) => name));
}

type Cancelling = Pick<BookingEmailDetails, 'cancelByText' | 'changed' | 'apology' | 'bedNews'>;

/**
 * Returns the label of the booking link, and until when the booking can be cancelled for free. Once that time has
 * passed, the label doesn't mention cancelling, and the text says that it is too late to cancel for free. After a
 * change by the studio, there is no such text, because the member can ask a member of staff to cancel.
 */
export function getCancelText({ cancelByText, changed, apology, bedNews }: Cancelling): {
  link: string;
  until?: string;
} {
  if (bedNews === 'free') return { link: 'Choose a bed', ...(cancelByText && { until: `${cancelByText}.` }) };
  if (cancelByText) return { link: 'View or cancel booking', until: `${cancelByText}.` };
  const link = 'View booking';
  if (changed || apology) return { link };
  return {
    link,
    until: 'Your class starts in less than 24 hours, so it’s too late to cancel free of charge.',
  };
}

export function getRefundText(amount: string, method: string): string {
  return `We’re refunding ${amount} to ${method}. It usually takes 5–10 days to appear.`;
}

/** Describes the refund or returned session of a cancellation, as a heading and a sentence. */
export function getRefundOutcomeText(returned: RefundDetails): { title: string; sentence: string } {
  switch (returned.kind) {
    case 'refund':
      return {
        title: refundTitle,
        sentence: `${getRefundText(returned.amount, returned.method)}${returned.before ? ` We refunded ${returned.before} earlier.` : ''}`,
      };
    case 'disputed':
      return {
        title: 'No refund yet',
        sentence: `Your bank is looking into a dispute about this payment. If it decides in our favour, we’ll refund ${returned.amount} to ${returned.method}.`,
      };
    case 'already-refunded':
      return {
        title: 'Already refunded',
        sentence: `We’ve already refunded ${returned.amount} ${returned.method ? `to ${returned.method}` : 'at the front desk'}, so there’s nothing more to refund.`,
      };
    case 'credit': {
      const until = returned.until ? `, valid until ${returned.until}` : '';
      return {
        title: `${returned.amount} returned`,
        sentence: `We’ve returned ${returned.amount} to ${returned.pack}${until}.`,
      };
    }
    case 'unlimited':
      return {
        title: 'No session to return',
        sentence: `${returned.pack} is unlimited, so you can book another class whenever you like.`,
      };
    case 'at-desk':
      return {
        title: `${returned.amount} refund at the front desk`,
        sentence: returned.giftCardAmount
          ? `We’ve returned ${returned.giftCardAmount} to your gift card. You paid the other ${returned.amount} at the front desk. If we haven’t refunded it yet, please ask for it there.`
          : 'You paid at the front desk. If we haven’t refunded you yet, please ask for your refund there.',
      };
    case 'gift-card':
      return {
        title: `${returned.giftCardAmount} returned to your gift card`,
        sentence: `We’ve returned ${returned.giftCardAmount} to the gift card you paid with.`,
      };
    case 'nothing':
      return { title: 'Nothing to refund', sentence: 'You weren’t charged for this booking.' };
    case 'pair-active':
      return {
        title: 'No refund yet',
        sentence:
          'You paid one price for two places, and your other place is still booked. If you also cancel that booking at least 24 hours before the class, we’ll refund you.',
      };
    case 'if-taken':
      return {
        title: releasedTitle,
        sentence: describeIfTaken(returned),
      };
    case 'session-if-taken':
      return {
        title: releasedTitle,
        sentence: 'If someone takes your place, we’ll return your session and email you.',
      };
    case 'still-due':
      return {
        title: releasedTitle,
        sentence: `${returned.amount} is still due at the front desk. If someone takes your place, you won’t have to pay and we’ll email you.`,
      };
  }
}

function describeIfTaken({ amount, giftCardAmount }: Extract<RefundDetails, { kind: 'if-taken' }>): string {
  if (!amount && !giftCardAmount) return 'Thanks for letting us know.';
  const refunds = [
    ...(giftCardAmount ? [`return ${giftCardAmount} to your gift card`] : []),
    ...(amount ? [`refund ${amount}`] : []),
  ];
  return `If someone takes your place, we’ll ${formatList([...refunds, 'email you'])}.`;
}

const releasedTitle = 'Someone else can now book your place';

/** Returns the title and subject prefix for an active booking. */
export function getActiveBookingText({ movedFrom, changed, bedNews }: BookingEmailDetails): {
  title: string;
  subject: string;
} {
  if (bedNews === 'free') return { title: 'The bed you asked for is free', subject: 'Bed free' };
  if (bedNews === 'changed') return { title: 'Your bed has changed', subject: 'Bed changed' };
  if (changed) return { title: 'Your class has changed', subject: 'Changed' };
  return movedFrom
    ? { title: 'Booking moved', subject: 'Moved' }
    : { title: 'Booking confirmed', subject: 'Booked' };
}

/** Returns the title and subject prefix for a booking that has ended. */
export function getEndedBookingText({ about }: CancellationEmailDetails): { title: string; subject: string } {
  switch (about) {
    case 'late-cancelled':
      return { title: 'Late cancellation', subject: 'Late cancellation' };
    case 'place-revoked':
      return { title: 'We’ve cancelled your booking', subject: 'We’ve cancelled your booking' };
    case 'place-taken':
      return { title: 'Your released place has been taken', subject: 'Your released place has been taken' };
    case 'class-cancelled':
      return { title: 'We’ve cancelled your class', subject: 'Class cancelled' };
    default:
      return { title: 'Booking cancelled', subject: 'Cancelled' };
  }
}

/** Describes the alternative to a cancelled class, in two sentences. */
export function getAlternativeClassText({
  title,
  dateLong,
  timeRange,
  instructor,
}: NonNullable<CancellationEmailDetails['instead']>): string {
  return `${title} with ${instructor}, ${dateLong}, ${timeRange}. There are places left.`;
}

/** Returns the button of an email about a booking that has ended. */
export function getNextStepButton({ instead, timetableUrl }: CancellationEmailDetails): {
  label: string;
  href: string;
} {
  return instead
    ? { label: 'View class', href: instead.url }
    : { label: 'Book another class', href: timetableUrl };
}

export function getUnbookedPaymentText(details: PaidWithoutPlaceDetails): string {
  const { because, next } = unbookedPaymentTexts[details.reason];
  return (
    `You paid ${details.amount} for ${details.class.title} on ${details.class.dateLong}, ` +
    `but ${because}. We couldn’t book you a place.${next ? ` ${next}` : ''} We’re sorry.`
  );
}
