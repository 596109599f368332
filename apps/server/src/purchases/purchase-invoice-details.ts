import { formatCount } from '@studio/domain/text/format';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { InvoiceDetails } from '../documents/invoice-details.ts';
import { assignInvoiceNumber, formatInvoiceNumber } from '../payments/assign-invoice-number.ts';
import { resolveInvoiceSeller } from '../payments/invoice-seller.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { formatPaymentMethod } from './format-payment-method.ts';
import type { PurchaseRow } from './store.ts';

/**
 * Returns the invoice of a purchase, and numbers it if it has no number yet. Throws AppError not_found if nothing was
 * paid.
 */
export async function loadPurchaseInvoiceDetails(
  services: Services,
  purchase: PurchaseRow,
): Promise<InvoiceDetails> {
  const { branchId, id: subjectId, buyer, price, currency, settledAt, goods } = purchase;
  const { basePence, finalPence: amountPence, saving } = price;
  if (purchase.status !== 'PAID' || amountPence === 0 || !settledAt) throw new AppError('not_found');
  const invoiceInput = {
    branchId,
    kind: 'INVOICE',
    subject: 'purchase',
    subjectId,
    amountPence,
    currency,
  } as const;
  const invoice = await assignInvoiceNumber(services.database, invoiceInput, services.clock.now());
  const detail =
    goods.kind === 'gift-card' ? `For ${goods.input.recipientName}` : sessionsOf(goods.terms.sessions);
  return {
    kind: 'invoice',
    number: formatInvoiceNumber(invoice),
    issuedAt: invoice.issuedAt,
    studio: await resolveInvoiceSeller(services, invoice),
    billedTo: { name: buyer.name, lines: [buyer.email] },
    currency,
    lines: [
      {
        description: purchase.name,
        detail: `${detail}, ${formatDayMedium(toLondonDate(settledAt))}`,
        quantity: 1,
        unitPence: basePence,
      },
    ],
    ...(saving ? { discount: { label: saving.name, pence: saving.amountPence } } : {}),
    settled: { method: formatPaymentMethod(purchase), at: settledAt },
    // A gift card counts as money until it is spent. VAT is due on the goods that it pays for.
    ...(goods.kind === 'gift-card' ? { taxedLater: true } : {}),
  };
}

function sessionsOf(sessions: number | null): string {
  if (sessions === null) return 'Unlimited sessions';
  return formatCount(sessions, 'session');
}
