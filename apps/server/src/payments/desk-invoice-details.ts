import type { InvoiceDetails } from '../documents/invoice-details.ts';
import type { Services } from '../platform/services.ts';
import { assignInvoiceNumber, formatInvoiceNumber } from './assign-invoice-number.ts';
import { deskPaymentMethodLabels } from './desk-invoices.ts';
import { type DeskPaymentRow, findDeskPayment } from './desk-payments.ts';
import { resolveInvoiceSeller } from './invoice-seller.ts';

/** Line and billing name of a front-desk invoice. */
export interface DeskInvoice {
  what: { description: string; detail: string };
  billedTo: InvoiceDetails['billedTo'];
}

/**
 * Returns the invoice of a front-desk payment or the credit note of a front-desk refund. Numbers it if it has no number
 * yet.
 */
export async function loadDeskInvoiceDetails(
  services: Services,
  payment: DeskPaymentRow,
  { what, billedTo }: DeskInvoice,
): Promise<InvoiceDetails> {
  const { branchId, currency, method, takenAt, amountPence, refundsPaymentId } = payment;
  const document = await numberDeskInvoice(services, payment);
  const taken = refundsPaymentId
    ? await findDeskPayment(services.database, branchId, refundsPaymentId)
    : null;
  const credited = taken && (await numberDeskInvoice(services, taken));
  return {
    kind: amountPence > 0 ? 'invoice' : 'credit-note',
    number: formatInvoiceNumber(document),
    issuedAt: document.issuedAt,
    studio: await resolveInvoiceSeller(services, document),
    billedTo,
    currency,
    lines: [{ ...what, quantity: 1, unitPence: Math.abs(amountPence) }],
    settled: { method: deskPaymentMethodLabels[method], at: takenAt },
    ...(credited ? { credits: { number: formatInvoiceNumber(credited), at: credited.issuedAt } } : {}),
  };
}

function numberDeskInvoice(
  services: Services,
  { branchId, id: subjectId, amountPence, currency }: DeskPaymentRow,
) {
  const kind = amountPence > 0 ? 'INVOICE' : 'CREDIT_NOTE';
  const invoiceInput = {
    branchId,
    kind,
    subject: 'desk',
    subjectId,
    amountPence: Math.abs(amountPence),
    currency,
  } as const;
  return assignInvoiceNumber(services.database, invoiceInput, services.clock.now());
}
