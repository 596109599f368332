import { rightToCancel } from '@studio/content/copy/right-to-cancel';
import { cancellationMinutes } from '@studio/domain/bookings/cancellation';
import { disputeReason } from '@studio/domain/disputes/dispute';
import type { EvidenceSection } from '@studio/domain/disputes/evidence-text';
import { formatPrice } from '@studio/domain/money/money';
import { formatDayLong, formatTime } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { invoiceName } from '../../payments/number-invoice.ts';
import type { DisputeRow } from './dispute-lines.ts';
import { emailName } from './email-names.ts';
import type * as rows from './evidence-statements.ts';

/** Everything that is known about a disputed payment. */
export interface Evidence {
  dispute: DisputeRow;
  paid: rows.DisputedRow;
  studio: { name: string; email: string; termsUrl: string };
  uses: rows.UseRow[];
  spent: rows.SpentRow[];
  emails: rows.EmailRow[];
  documents: rows.DocumentRow[];
  refunded: rows.RefundedRow[];
  now: Date;
}

/** Returns the evidence for a dispute as headings and lines, for someone at a bank who knows nothing of the studio. */
export function evidenceSections(of: Evidence): EvidenceSection[] {
  const { dispute, paid, documents, refunded, emails } = of;
  const price = (pence: number) => formatPrice(pence, dispute.currency);
  return [
    { title: 'Dispute', lines: disputeLines(of) },
    { title: 'Payment', lines: paymentLines(of) },
    { title: 'Terms accepted', lines: termsLines(of) },
    { title: 'Refund policy that applied', lines: policyLines(of) },
    { title: paid.isGiftCard ? 'Use of the gift card' : 'Attendance', lines: attendanceLines(of) },
    {
      title: `Emails sent to ${paid.email || 'the customer'}`,
      lines: emails.map(({ kind, sentAt }) => `${emailName(kind)}: ${moment(sentAt)}`),
    },
    {
      title: 'Invoices and credit notes',
      lines: documents.map(({ kind, number, issuedAt, amountPence }) => {
        const name = kind === 'INVOICE' ? 'Invoice' : 'Credit note';
        return `${name} ${invoiceName({ kind, number, issuedAt })}, ${moment(issuedAt)}: ${price(Math.abs(amountPence))}`;
      }),
    },
    {
      title: 'Refunds already made',
      lines: refunded.map(({ at, amountPence }) => `${price(amountPence)}, ${moment(at)}`),
    },
  ];
}

function disputeLines({ dispute, studio }: Evidence): string[] {
  const { providerId, amountPence, currency, reason, at } = dispute;
  return [
    `Merchant: ${studio.name}`,
    `Dispute: ${providerId}`,
    `Amount: ${formatPrice(amountPence, currency)}`,
    `Reason: ${disputeReason(reason)}`,
    `Opened: ${moment(at)}`,
  ];
}

function paymentLines({ paid, dispute }: Evidence): string[] {
  return [
    `Bought: ${paid.what}`,
    `Customer: ${[paid.who, paid.email].filter(Boolean).join(', ')}`,
    `Paid: ${formatPrice(paid.amountPence, dispute.currency)}, ${moment(paid.paidAt)}`,
    ...(paid.method ? [`Card: ${paid.method}`] : []),
    ...(paid.receiptUrl ? [`Receipt: ${paid.receiptUrl}`] : []),
  ];
}

function termsLines({ paid, studio }: Evidence): string[] {
  const { termsVersion, termsAcceptedAt } = paid;
  if (!termsVersion || !termsAcceptedAt) return [];
  return [
    'The customer accepted the terms before paying.',
    `Version ${termsVersion}, accepted ${moment(termsAcceptedAt)}`,
    `Terms: ${studio.termsUrl}`,
  ];
}

function policyLines({ paid, studio }: Evidence): string[] {
  if (paid.source === 'place')
    return [
      `A booking can be cancelled with a full refund until ${cancellationMinutes / 60} hours before the class starts. Later, it is refunded only if someone else takes the place.`,
    ];
  const text = paid.isGiftCard ? rightToCancel.unused : rightToCancel.used;
  return [text.replace('{email}', studio.email)];
}

const statusWords = {
  CONFIRMED: 'not checked in',
  CANCELLED: 'cancelled',
  ATTENDED: 'attended',
  NO_SHOW: 'did not attend',
} as const;

function attendanceLines({ uses, spent, dispute, now }: Evidence): string[] {
  const price = (pence: number) => formatPrice(pence, dispute.currency);
  return [
    ...uses.map((use) => {
      const { title, startsAt, attendee, status, bookedAt, checkedInAt, cancelledAt, displayCode } = use;
      const booked = `${title}, ${moment(startsAt)}. Booked for ${attendee} on ${moment(bookedAt)} (${displayCode})`;
      if (status === 'ATTENDED' && checkedInAt) return `${booked}: checked in ${moment(checkedInAt)}`;
      if (status === 'CANCELLED' && cancelledAt) return `${booked}: cancelled ${moment(cancelledAt)}`;
      const isUpcoming = status === 'CONFIRMED' && startsAt > now;
      return `${booked}: ${isUpcoming ? 'upcoming' : statusWords[status]}`;
    }),
    ...spent.map(({ at, pence, what }) => `${price(pence)} spent on ${what}, ${moment(at)}`),
  ];
}

/** "Friday 27 November 2026, 18:30": with the year, for a reader outside the studio. */
function moment(instant: Date): string {
  return `${formatDayLong(londonDate(instant))}, ${formatTime(instant)}`;
}
