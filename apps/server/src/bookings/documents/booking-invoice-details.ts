import { formatDayLong } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import type { InvoiceDetails } from '../../documents/invoice-details.ts';
import {
  assignInvoiceNumber,
  findInvoice,
  formatInvoiceNumber,
  type InvoiceRow,
} from '../../payments/assign-invoice-number.ts';
import { type DeskInvoiceContent, loadDeskInvoiceDetails } from '../../payments/desk-invoice-details.ts';
import { findDeskPayment, loadDeskBalances } from '../../payments/desk-payments.ts';
import { resolveInvoiceSeller } from '../../payments/invoice-seller.ts';
import type { InvoiceKind } from '../../payments/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import type { BookingDetails } from '../reading/booking-details.ts';

/**
 * Returns the invoice of a paid booking, and numbers it if it has no number yet. Throws AppError not_found if nothing
 * was paid, or a part is still due.
 */
export async function loadBookingInvoiceDetails(
  services: Services,
  details: BookingDetails,
): Promise<InvoiceDetails> {
  const { booking, payment } = details;
  if (!isInvoiceReady(booking)) throw new AppError('not_found');
  if (!payment) return loadDeskInvoice(services, details);
  const invoice = await numberBookingInvoice(services, details, 'INVOICE', booking.pricePaidPence);
  const credit = await findInvoice(services.database, { ...keyOf(details), kind: 'CREDIT_NOTE' });
  const savedPence = booking.basePence - booking.pricePaidPence;
  return {
    ...(await loadCommonDetails(services, details, invoice)),
    kind: 'invoice',
    number: formatInvoiceNumber(invoice),
    issuedAt: invoice.issuedAt,
    lines: [{ ...toInvoiceLine(details), unitPence: booking.basePence }],
    ...(savedPence > 0 ? { discount: { label: booking.savingName ?? 'Discount', pence: savedPence } } : {}),
    settled: { method: payment.method ?? 'Card', at: booking.createdAt },
    ...(credit ? { creditedBy: { number: formatInvoiceNumber(credit), at: credit.issuedAt } } : {}),
  };
}

/**
 * Returns the credit note of the card refund that a cancellation of the booking caused, and numbers it if it has no
 * number yet. Throws AppError not_found without such a refund.
 */
export async function loadBookingCreditNoteDetails(
  services: Services,
  details: BookingDetails,
): Promise<InvoiceDetails> {
  const { booking, payment, refund } = details;
  if (!refund || !payment) throw new AppError('not_found');
  const invoice = await numberBookingInvoice(services, details, 'INVOICE', booking.pricePaidPence);
  const credit = await numberBookingInvoice(services, details, 'CREDIT_NOTE', refund.amountPence);
  return {
    ...(await loadCommonDetails(services, details, credit)),
    kind: 'credit-note',
    number: formatInvoiceNumber(credit),
    issuedAt: credit.issuedAt,
    lines: [{ ...toInvoiceLine(details), unitPence: credit.amountPence }],
    settled: { method: payment.method ?? 'Card', at: credit.issuedAt },
    credits: { number: formatInvoiceNumber(invoice), at: invoice.issuedAt },
  };
}

/** Returns whether a booking is paid in full, so that one invoice covers the whole price. */
export function isInvoiceReady({
  pricePaidPence,
  duePence,
}: Pick<BookingDetails['booking'], 'pricePaidPence' | 'duePence'>): boolean {
  return pricePaidPence > 0 && duePence === 0;
}

async function loadDeskInvoice(services: Services, details: BookingDetails): Promise<InvoiceDetails> {
  const { branchId, id } = details.booking;
  const desk = (await loadDeskBalances(services.database, branchId, [id])).get(id);
  const payment = desk && (await findDeskPayment(services.database, branchId, desk.paymentId));
  if (!payment || payment.amountPence === 0) throw new AppError('not_found');
  return loadDeskInvoiceDetails(services, payment, toBookingInvoiceContent(details));
}

/** Returns the line and the billing name of a booking's invoices. */
export function toBookingInvoiceContent(details: BookingDetails): DeskInvoiceContent {
  const { description, detail } = toInvoiceLine(details);
  return { what: { description, detail }, billedTo: billedTo(details) };
}

function billedTo({ booking: { firstName, lastName, email } }: BookingDetails) {
  return { name: `${firstName} ${lastName}`.trim(), lines: email ? [email] : [] };
}

function numberBookingInvoice(
  services: Services,
  details: BookingDetails,
  kind: InvoiceKind,
  amountPence: number,
) {
  const { currency } = details.booking;
  const invoiceInput = { ...keyOf(details), kind, subject: 'booking' as const, amountPence, currency };
  return assignInvoiceNumber(services.database, invoiceInput, services.clock.now());
}

function keyOf({ booking: { branchId, id: subjectId } }: BookingDetails) {
  return { branchId, subjectId };
}

async function loadCommonDetails(services: Services, details: BookingDetails, document: InvoiceRow) {
  return {
    studio: await resolveInvoiceSeller(services, document),
    billedTo: billedTo(details),
    currency: details.booking.currency,
  };
}

function toInvoiceLine({ booking, klass }: BookingDetails) {
  const when = `${formatDayLong(toLondonDate(klass.startsAt))}, ${toLondonTime(klass.startsAt)}`;
  return { description: klass.title, detail: `${when}, for ${booking.attendeeName}`, quantity: 1 };
}
