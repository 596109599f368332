import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import type { InvoiceDetails } from '../documents/invoice-details.ts';
import type { Services } from '../platform/services.ts';
import { assignInvoiceNumber, formatInvoiceNumber } from './assign-invoice-number.ts';
import { deskPaymentMethodLabels } from './desk-invoices.ts';
import { type DeskPaymentRow, findDeskPayment } from './desk-payments.ts';
import { sumDeskSale, sumDeskSaleByMethod } from './desk-sale.ts';
import { resolveInvoiceSeller } from './invoice-seller.ts';

/** Line and billing name of a front-desk invoice. */
export interface DeskInvoiceContent {
  what: { description: string; detail: string };
  billedTo: InvoiceDetails['billedTo'];
}

/**
 * Returns the invoice of a front-desk payment or the credit note of a front-desk refund. Numbers it if it has no number
 * yet. The invoice of a sale also covers the part that a gift card paid.
 */
export async function loadDeskInvoiceDetails(
  services: Services,
  requested: DeskPaymentRow,
  { what, billedTo }: DeskInvoiceContent,
): Promise<InvoiceDetails> {
  const payment = await findInvoicedPayment(services, requested);
  const { branchId, currency, takenAt, amountPence, refundsPaymentId } = payment;
  const document = await numberDeskInvoice(services, payment);
  const taken = refundsPaymentId
    ? await findDeskPayment(services.database, branchId, refundsPaymentId)
    : null;
  const credited = taken && (await numberDeskInvoice(services, await findInvoicedPayment(services, taken)));
  return {
    kind: amountPence > 0 ? 'invoice' : 'credit-note',
    number: formatInvoiceNumber(document),
    issuedAt: document.issuedAt,
    studio: await resolveInvoiceSeller(services, document),
    billedTo,
    currency,
    lines: [{ ...what, quantity: 1, unitPence: document.amountPence }],
    settled: { method: await describeMethod(services, payment), at: takenAt },
    ...(credited ? { credits: { number: formatInvoiceNumber(credited), at: credited.issuedAt } } : {}),
    ...(payment.subject === 'gift-card' ? { taxedLater: true as const } : {}),
  };
}

/** Returns the payment whose invoice covers this one: the first of the sale. */
async function findInvoicedPayment({ database }: Services, payment: DeskPaymentRow): Promise<DeskPaymentRow> {
  const { branchId, salePaymentId } = payment;
  return (salePaymentId && (await findDeskPayment(database, branchId, salePaymentId))) || payment;
}

/** Returns the payment method, such as "Cash £5 and gift card £15" for a sale that both paid. */
async function describeMethod(
  { database }: Services,
  { branchId, id, method, currency }: DeskPaymentRow,
): Promise<string> {
  const parts = await sumDeskSaleByMethod(database, branchId, id);
  if (parts.length < 2) return deskPaymentMethodLabels[method];
  const texts = parts.map((part, at) => {
    const label = deskPaymentMethodLabels[part.method];
    return `${at === 0 ? label : label.toLowerCase()} ${formatPriceShort(part.pence, currency)}`;
  });
  return formatList(texts);
}

async function numberDeskInvoice(
  { database, clock }: Services,
  { branchId, id: subjectId, amountPence, currency }: DeskPaymentRow,
) {
  const document = { branchId, subject: 'desk', subjectId, currency } as const;
  if (amountPence < 0)
    return assignInvoiceNumber(
      database,
      { ...document, kind: 'CREDIT_NOTE', amountPence: -amountPence },
      clock.now(),
    );
  const { paidPence, giftCardPence } = await sumDeskSale(database, branchId, subjectId);
  const wholePence = paidPence + giftCardPence;
  return assignInvoiceNumber(
    database,
    { ...document, kind: 'INVOICE', amountPence: wholePence },
    clock.now(),
  );
}
