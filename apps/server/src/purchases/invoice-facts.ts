import { formatDayMedium } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import type { InvoiceFacts } from '../documents/invoice-facts.ts';
import { invoiceSeller } from '../payments/invoice-seller.ts';
import { invoiceName, numberInvoice } from '../payments/number-invoice.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { paidWith } from './paid-with.ts';
import type { PurchaseRow } from './store.ts';

/** The invoice of a purchase, as it is printed; numbered now if that has not happened yet. */
export async function purchaseInvoiceFacts(services: Services, purchase: PurchaseRow): Promise<InvoiceFacts> {
  const { branchId, id: subjectId, buyer, price, currency, settledAt, goods } = purchase;
  const { basePence, finalPence: amountPence, saving } = price;
  if (purchase.status !== 'PAID' || amountPence === 0 || !settledAt) throw new Refused('not_found');
  const wish = { branchId, kind: 'INVOICE', subject: 'purchase', subjectId, amountPence, currency } as const;
  const invoice = await numberInvoice(services.database, wish, services.clock.now());
  const detail =
    goods.kind === 'gift-card' ? `For ${goods.wish.recipientName}` : sessionsOf(goods.terms.sessions);
  return {
    kind: 'invoice',
    number: invoiceName(invoice),
    issuedAt: invoice.issuedAt,
    studio: await invoiceSeller(services, invoice),
    billedTo: { name: buyer.name, lines: [buyer.email] },
    currency,
    lines: [
      {
        description: purchase.name,
        detail: `${detail}, ${formatDayMedium(londonDate(settledAt))}`,
        quantity: 1,
        unitPence: basePence,
      },
    ],
    ...(saving ? { discount: { label: saving.name, pence: saving.amountPence } } : {}),
    settled: { method: paidWith(purchase), at: settledAt },
    // A gift card is money until it is spent; what is bought with it is taxed then.
    ...(goods.kind === 'gift-card' ? { taxedLater: true } : {}),
  };
}

function sessionsOf(sessions: number | null): string {
  if (sessions === null) return 'Unlimited sessions';
  return sessions === 1 ? '1 session' : `${sessions} sessions`;
}
