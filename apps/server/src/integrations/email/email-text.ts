import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import type {
  BookingEmailDetails,
  CancellationEmailDetails,
  PaidWithoutPlaceDetails,
  RefundDetails,
} from './email-details.ts';

// Text that the HTML and the plain-text version of an email share.

/** Formats a booking code as '7KQ4 M2XD'. Two groups are easier to read out and type than eight characters in a row. */
export function formatBookingCode(displayCode: string): string {
  return `${displayCode.slice(0, 4)} ${displayCode.slice(4)}`.trim();
}

/** Returns the content id of a booking's QR image in the email. */
export function getQrImageName(displayCode: string): string {
  return `qr-${displayCode.toLowerCase()}`;
}

export function formatNames(people: readonly { name: string }[]): string {
  const all = people.map((person) => person.name);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

type Cancelling = Pick<BookingEmailDetails, 'cancelByText' | 'changed' | 'apology'>;

/**
 * Returns the label of the booking link, and until when the booking can be cancelled for free. Once that time has
 * passed, neither mentions cancelling. After a change by the studio, no text says that it is too late, because the
 * member can ask a member of staff to cancel.
 */
export function getCancelText({ cancelByText, changed, apology }: Cancelling): {
  link: string;
  until?: string;
} {
  if (cancelByText) return { link: 'View or cancel booking', until: `${cancelByText}.` };
  const link = 'View booking';
  if (changed || apology) return { link };
  return { link, until: 'It starts in under 24 hours, so it can no longer be cancelled free of charge.' };
}

export function getRefundText(method: string): string {
  return `Refund initiated to the original method, ${method}. Banks usually show it within 5 to 10 days.`;
}

/** Describes what a cancellation returns, as a heading and a sentence. */
export function getRefundOutcomeText(returned: RefundDetails): { title: string; sentence: string } {
  switch (returned.kind) {
    case 'refund':
      return {
        title: `${returned.amount} is on its way back`,
        sentence: `${getRefundText(returned.method)}${returned.before ? ` ${returned.before} was refunded before.` : ''}`,
      };
    case 'given-before':
      return {
        title: 'Already refunded',
        sentence: `${returned.amount} was refunded to ${returned.method} before, so nothing more goes back.`,
      };
    case 'credit': {
      const until = returned.until ? ` You can use it until ${returned.until}.` : '';
      return {
        title: 'Your credit is back',
        sentence: `${returned.amount} is back in ${returned.pack}.${until}`,
      };
    }
    case 'at-desk':
      return {
        title: `${returned.amount} is given back at the desk`,
        sentence: 'You paid at the studio, so ask for it there when you come by.',
      };
    case 'nothing':
      return { title: 'There is nothing to pay', sentence: 'Nothing was charged for this booking.' };
    case 'pair-stands':
      return {
        title: 'The other place keeps its price',
        sentence:
          'You paid one price for two places, and the other one stands. Cancel that one in time, too, and the whole price comes back.',
      };
    case 'if-taken':
      return {
        title: 'Your place is free for somebody else',
        sentence: returned.amount
          ? `If somebody takes it, ${returned.amount} comes back to you, and we will write.`
          : 'Thank you for telling us.',
      };
    case 'still-due':
      return {
        title: 'Your place is free for somebody else',
        sentence: `${returned.amount} is still to be paid at the studio. If somebody takes your place, it is not, and we will write.`,
      };
  }
}

/** Returns the title and subject prefix for an active booking. */
export function getActiveBookingText({ movedFrom, changed }: BookingEmailDetails): {
  title: string;
  subject: string;
} {
  if (changed) return { title: 'Your class has changed', subject: 'Changed' };
  return movedFrom
    ? { title: 'Booking moved', subject: 'Moved' }
    : { title: 'Booking confirmed', subject: 'Booked' };
}

/** Returns the title and subject prefix for a booking that has ended. */
export function getEndedBookingText({ about }: CancellationEmailDetails): { title: string; subject: string } {
  switch (about) {
    case 'given-up':
      return { title: 'Place given up', subject: 'Given up' };
    case 'withdrawn':
      return { title: 'Your place is not there', subject: 'Place withdrawn' };
    case 'refilled':
      return { title: 'Your place was taken', subject: 'Your place was taken' };
    case 'class-off':
      return { title: 'We have cancelled your class', subject: 'Class cancelled' };
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
    ? { label: 'See this class', href: instead.url }
    : { label: 'Book another class', href: timetableUrl };
}

export function getUnbookedPaymentText(details: PaidWithoutPlaceDetails): string {
  const { because, next } = unbookedPaymentTexts[details.reason];
  return (
    `${details.name}, you paid ${details.amount} for ${details.class.title} on ${details.class.dateLong}, ` +
    `but ${because}. No place is booked.${next ? ` ${next}` : ''} We are sorry.`
  );
}
