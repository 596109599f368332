import { rightToCancelCopy } from '@studio/content/copy/right-to-cancel';
import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';
import { formatDisputeReason } from '@studio/domain/disputes/dispute';
import type { EvidenceSection } from '@studio/domain/disputes/evidence-text';
import { formatPrice } from '@studio/domain/money/money';
import { formatDayLong, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { formatInvoiceNumber } from '../../payments/assign-invoice-number.ts';
import type { DisputeRow } from './dispute-store.ts';
import type * as rows from './evidence-queries.ts';
import { getEmailKindName } from './get-email-kind-name.ts';

export interface DisputeEvidence {
  dispute: DisputeRow;
  paid: rows.DisputedPaymentRow;
  studio: { name: string; email: string; termsUrl: string };
  uses: rows.PaidUsageRow[];
  spent: rows.GiftCardSpendRow[];
  emails: rows.SentEmailRow[];
  documents: rows.InvoiceDocumentRow[];
  refunded: rows.EvidenceRefundRow[];
  now: Date;
}

/** Returns the evidence for a dispute as headings and lines. The reader is a bank that doesn't know the studio. */
export function buildEvidenceSections(of: DisputeEvidence): EvidenceSection[] {
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
      lines: emails.map(({ kind, sentAt }) => `${getEmailKindName(kind)}: ${moment(sentAt)}`),
    },
    {
      title: 'Invoices and credit notes',
      lines: documents.map(({ kind, number, issuedAt, amountPence }) => {
        const name = kind === 'INVOICE' ? 'Invoice' : 'Credit note';
        return `${name} ${formatInvoiceNumber({ kind, number, issuedAt })}, ${moment(issuedAt)}: ${price(Math.abs(amountPence))}`;
      }),
    },
    {
      title: 'Refunds already made',
      lines: refunded.map(({ at, amountPence }) => `${price(amountPence)}, ${moment(at)}`),
    },
  ];
}

function disputeLines({ dispute, studio }: DisputeEvidence): string[] {
  const { providerId, amountPence, currency, reason, at } = dispute;
  return [
    `Merchant: ${studio.name}`,
    `Dispute: ${providerId}`,
    `Amount: ${formatPrice(amountPence, currency)}`,
    `Reason: ${formatDisputeReason(reason)}`,
    `Opened: ${moment(at)}`,
  ];
}

function paymentLines({ paid, dispute }: DisputeEvidence): string[] {
  return [
    `Bought: ${paid.what}`,
    `Customer: ${[paid.who, paid.email].filter(Boolean).join(', ')}`,
    `Paid: ${formatPrice(paid.amountPence, dispute.currency)}, ${moment(paid.paidAt)}`,
    ...(paid.method ? [`Card: ${paid.method}`] : []),
    ...(paid.receiptUrl ? [`Receipt: ${paid.receiptUrl}`] : []),
  ];
}

function termsLines({ paid, studio }: DisputeEvidence): string[] {
  const { termsVersion, termsAcceptedAt } = paid;
  if (!termsVersion || !termsAcceptedAt) return [];
  return [
    'The customer accepted the terms before paying.',
    `Version ${termsVersion}, accepted on ${moment(termsAcceptedAt)}`,
    `Terms: ${studio.termsUrl}`,
  ];
}

function policyLines({ paid, studio }: DisputeEvidence): string[] {
  if (paid.source === 'place')
    return [
      `Customers can cancel for a full refund up to ${freeCancellationMinutes / 60} hours before the class starts. After that, we refund a booking only if someone else takes the place.`,
    ];
  const text = paid.isGiftCard ? rightToCancelCopy.unused : rightToCancelCopy.used;
  return [text.replace('{email}', studio.email)];
}

const statusLabels = {
  CONFIRMED: 'not checked in',
  CANCELLED: 'cancelled',
  ATTENDED: 'attended',
  NO_SHOW: 'didn’t attend',
} as const;

function attendanceLines({ uses, spent, dispute, now }: DisputeEvidence): string[] {
  const price = (pence: number) => formatPrice(pence, dispute.currency);
  return [
    ...uses.map((use) => {
      const { title, startsAt, attendee, status, bookedAt, checkedInAt, cancelledAt, displayCode } = use;
      const booked = `${title}, ${moment(startsAt)}. Booked for ${attendee} on ${moment(bookedAt)} (${displayCode})`;
      if (status === 'ATTENDED' && checkedInAt) return `${booked}: checked in on ${moment(checkedInAt)}`;
      if (status === 'CANCELLED' && cancelledAt) return `${booked}: cancelled on ${moment(cancelledAt)}`;
      const isUpcoming = status === 'CONFIRMED' && startsAt > now;
      return `${booked}: ${isUpcoming ? 'upcoming' : statusLabels[status]}`;
    }),
    ...spent.map(({ at, pence, what }) => `${price(pence)} spent on ${what}, ${moment(at)}`),
  ];
}

/** Formats an instant with the year, for readers outside the studio: "Friday 27 November 2026, 18:30". */
function moment(instant: Date): string {
  return `${formatDayLong(toLondonDate(instant))}, ${formatTime(instant)}`;
}
