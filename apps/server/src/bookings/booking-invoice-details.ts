import { formatDayLong } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import type { InvoiceDetails } from '../documents/invoice-details.ts';
import { type DeskInvoice, loadDeskInvoiceDetails } from '../payments/desk-invoice-details.ts';
import { findDeskPayment, loadDeskBalances } from '../payments/desk-payments.ts';
import { resolveInvoiceSeller } from '../payments/invoice-seller.ts';
import {
  findInvoice,
  formatInvoiceNumber,
  type InvoiceRow,
  numberInvoice,
} from '../payments/number-invoice.ts';
import type { InvoiceKind } from '../payments/tables.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import type { BookingDetails } from './booking-details.ts';

/**
 * Returns the invoice of a paid booking, and numbers it if it has no number yet. Throws AppError not_found if nothing
 * was paid.
 */
export async function loadBookingInvoiceDetails(
  services: Services,
  facts: BookingDetails,
): Promise<InvoiceDetails> {
  const { booking, payment } = facts;
  if (booking.pricePaidPence === 0) throw new AppError('not_found');
  if (!payment) return deskInvoice(services, facts);
  const invoice = await numbered(services, facts, 'INVOICE', booking.pricePaidPence);
  const credit = await findInvoice(services.database, { ...keyOf(facts), kind: 'CREDIT_NOTE' });
  const savedPence = booking.basePence - booking.pricePaidPence;
  return {
    ...(await both(services, facts, invoice)),
    kind: 'invoice',
    number: formatInvoiceNumber(invoice),
    issuedAt: invoice.issuedAt,
    lines: [{ ...classLine(facts), unitPence: booking.basePence }],
    ...(savedPence > 0 ? { discount: { label: booking.savingName ?? 'Saving', pence: savedPence } } : {}),
    settled: { method: payment.method ?? 'Card', at: booking.createdAt },
    ...(credit ? { creditedBy: { number: formatInvoiceNumber(credit), at: credit.issuedAt } } : {}),
  };
}

/**
 * Returns the credit note of a refunded booking, and numbers it if it has no number yet. Throws AppError not_found
 * without a refund.
 */
export async function loadBookingCreditNoteDetails(
  services: Services,
  facts: BookingDetails,
): Promise<InvoiceDetails> {
  const { booking, payment, refund } = facts;
  if (!refund || !payment) throw new AppError('not_found');
  const invoice = await numbered(services, facts, 'INVOICE', booking.pricePaidPence);
  const credit = await numbered(services, facts, 'CREDIT_NOTE', refund.amountPence);
  return {
    ...(await both(services, facts, credit)),
    kind: 'credit-note',
    number: formatInvoiceNumber(credit),
    issuedAt: credit.issuedAt,
    lines: [{ ...classLine(facts), unitPence: credit.amountPence }],
    settled: { method: payment.method ?? 'Card', at: credit.issuedAt },
    credits: { number: formatInvoiceNumber(invoice), at: invoice.issuedAt },
  };
}

async function deskInvoice(services: Services, facts: BookingDetails): Promise<InvoiceDetails> {
  const { branchId, id } = facts.booking;
  const desk = (await loadDeskBalances(services.database, branchId, [id])).get(id);
  const payment = desk && (await findDeskPayment(services.database, branchId, desk.paymentId));
  if (!payment || payment.amountPence === 0) throw new AppError('not_found');
  return loadDeskInvoiceDetails(services, payment, describeBookingInvoice(facts));
}

/** Returns the line and the billing name of a booking's invoices. */
export function describeBookingInvoice(facts: BookingDetails): DeskInvoice {
  const { description, detail } = classLine(facts);
  return { what: { description, detail }, billedTo: billedTo(facts) };
}

function billedTo({ booking: { firstName, lastName, email } }: BookingDetails) {
  return { name: `${firstName} ${lastName}`.trim(), lines: email ? [email] : [] };
}

function numbered(services: Services, facts: BookingDetails, kind: InvoiceKind, amountPence: number) {
  const { currency } = facts.booking;
  const wish = { ...keyOf(facts), kind, subject: 'booking' as const, amountPence, currency };
  return numberInvoice(services.database, wish, services.clock.now());
}

function keyOf({ booking: { branchId, id: subjectId } }: BookingDetails) {
  return { branchId, subjectId };
}

async function both(services: Services, facts: BookingDetails, paper: InvoiceRow) {
  return {
    studio: await resolveInvoiceSeller(services, paper),
    billedTo: billedTo(facts),
    currency: facts.booking.currency,
  };
}

function classLine({ booking, klass }: BookingDetails) {
  const when = `${formatDayLong(toLondonDate(klass.startsAt))}, ${toLondonTime(klass.startsAt)}`;
  return { description: klass.title, detail: `${when}, for ${booking.attendeeName}`, quantity: 1 };
}
