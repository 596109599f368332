import { formatDayLong } from '@studio/domain/time/format-london';
import { londonDate, londonTime } from '@studio/domain/time/london';
import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import { type DeskPaper, deskPaperFacts } from '../payments/desk-paper-facts.ts';
import { deskBalances, findDeskPayment } from '../payments/desk-payments.ts';
import { invoiceSeller } from '../payments/invoice-seller.ts';
import { findInvoice, type InvoiceRow, invoiceName, numberInvoice } from '../payments/number-invoice.ts';
import type { InvoiceKind } from '../payments/tables.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { BookingFacts } from './booking-facts.ts';

/** The invoice of a paid booking, as it is printed; numbered now if that has not happened yet. */
export async function invoiceFacts(services: Services, facts: BookingFacts): Promise<InvoiceFacts> {
  const { booking, payment } = facts;
  if (booking.pricePaidPence === 0) throw new Refused('not_found');
  if (!payment) return deskInvoice(services, facts);
  const invoice = await numbered(services, facts, 'INVOICE', booking.pricePaidPence);
  const credit = await findInvoice(services.database, { ...keyOf(facts), kind: 'CREDIT_NOTE' });
  const savedPence = booking.basePence - booking.pricePaidPence;
  return {
    ...(await both(services, facts, invoice)),
    kind: 'invoice',
    number: invoiceName(invoice),
    issuedAt: invoice.issuedAt,
    lines: [{ ...classLine(facts), unitPence: booking.basePence }],
    ...(savedPence > 0 ? { discount: { label: booking.savingName ?? 'Saving', pence: savedPence } } : {}),
    settled: { method: payment.method ?? 'Card', at: booking.createdAt },
    ...(credit ? { creditedBy: { number: invoiceName(credit), at: credit.issuedAt } } : {}),
  };
}

/** The credit note of a booking whose money went back; numbered now if that has not happened yet. */
export async function creditNoteFacts(services: Services, facts: BookingFacts): Promise<InvoiceFacts> {
  const { booking, payment, refund } = facts;
  if (!refund || !payment) throw new Refused('not_found');
  const invoice = await numbered(services, facts, 'INVOICE', booking.pricePaidPence);
  const credit = await numbered(services, facts, 'CREDIT_NOTE', refund.amountPence);
  return {
    ...(await both(services, facts, credit)),
    kind: 'credit-note',
    number: invoiceName(credit),
    issuedAt: credit.issuedAt,
    lines: [{ ...classLine(facts), unitPence: credit.amountPence }],
    settled: { method: payment.method ?? 'Card', at: credit.issuedAt },
    credits: { number: invoiceName(invoice), at: invoice.issuedAt },
  };
}

/** The invoice of a booking that was paid at the desk. */
async function deskInvoice(services: Services, facts: BookingFacts): Promise<InvoiceFacts> {
  const { branchId, id } = facts.booking;
  const desk = (await deskBalances(services.database, branchId, [id])).get(id);
  const payment = desk && (await findDeskPayment(services.database, branchId, desk.paymentId));
  if (!payment || payment.amountPence === 0) throw new Refused('not_found');
  return deskPaperFacts(services, payment, bookingPaper(facts));
}

/** What a booking's papers say it is, and for whom. */
export function bookingPaper(facts: BookingFacts): DeskPaper {
  const { description, detail } = classLine(facts);
  return { what: { description, detail }, billedTo: billedTo(facts) };
}

function billedTo({ booking: { firstName, lastName, email } }: BookingFacts) {
  return { name: `${firstName} ${lastName}`.trim(), lines: email ? [email] : [] };
}

function numbered(services: Services, facts: BookingFacts, kind: InvoiceKind, amountPence: number) {
  const { currency } = facts.booking;
  const wish = { ...keyOf(facts), kind, subject: 'booking' as const, amountPence, currency };
  return numberInvoice(services.database, wish, services.clock.now());
}

function keyOf({ booking: { branchId, id: subjectId } }: BookingFacts) {
  return { branchId, subjectId };
}

async function both(services: Services, facts: BookingFacts, paper: InvoiceRow) {
  return {
    studio: await invoiceSeller(services, paper),
    billedTo: billedTo(facts),
    currency: facts.booking.currency,
  };
}

function classLine({ booking, klass }: BookingFacts) {
  const when = `${formatDayLong(londonDate(klass.startsAt))}, ${londonTime(klass.startsAt)}`;
  return { description: klass.title, detail: `${when}, for ${booking.attendeeName}`, quantity: 1 };
}
