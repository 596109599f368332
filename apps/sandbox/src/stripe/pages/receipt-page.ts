import type { Charge, Refund } from '../objects/api-objects.ts';
import { escapeHtml, formatPounds, renderSandboxPage } from './html.ts';
import { formatCardName, formatLondonTime, renderRow } from './receipt-rows.ts';

/** Renders the receipt at `charge.receipt_url`, with the refunds so far. */
export function renderReceiptPage(charge: Charge, refunds: Refund[], business: string): string {
  const card = charge.payment_method_details?.card;
  const madeRefunds = refunds.filter((refund) => refund.status !== 'failed' && refund.status !== 'canceled');
  const rows = [
    renderRow('Date', formatLondonTime(charge.created)),
    renderRow('Paid with', formatCardName(card)),
    renderRow('Payment', charge.id),
    renderRow(charge.description ?? 'Payment', formatPounds(charge.amount), 'money'),
    ...madeRefunds.map((refund) =>
      renderRow(`Refund, ${formatLondonTime(refund.created)}`, `−${formatPounds(refund.amount)}`, 'money'),
    ),
    renderRow(
      madeRefunds.length > 0 ? 'Total after refunds' : 'Amount paid',
      formatPounds(charge.amount - charge.amount_refunded),
      'total',
    ),
  ];
  return renderSandboxPage(
    `Receipt from ${business}`,
    `<p class="eyebrow">Receipt from</p>
<h1>${escapeHtml(business)}</h1>
<p class="amount">${formatPounds(charge.amount)}</p>
<p>${charge.refunded ? 'Refunded in full' : charge.amount_refunded > 0 ? 'Partly refunded' : 'Paid'}</p>
<dl>${rows.join('\n')}</dl>
<p class="note">This receipt is from the payments sandbox. No real money was taken.</p>`,
  );
}
