import type { Charge, Refund } from '../objects/api-objects.ts';
import { escapeHtml, pounds, sandboxPage } from './html.ts';
import { cardName, londonTime, row } from './rows.ts';

/** The receipt that `charge.receipt_url` leads to, with the refunds so far. */
export function receiptPage(charge: Charge, refunds: Refund[], business: string): string {
  const card = charge.payment_method_details?.card;
  const given = refunds.filter((refund) => refund.status !== 'failed' && refund.status !== 'canceled');
  const rows = [
    row('Date', londonTime(charge.created)),
    row('Paid with', cardName(card)),
    row('Payment', charge.id),
    row(charge.description ?? 'Payment', pounds(charge.amount), 'money'),
    ...given.map((refund) =>
      row(`Refund, ${londonTime(refund.created)}`, `−${pounds(refund.amount)}`, 'money'),
    ),
    row(
      given.length > 0 ? 'Total after refunds' : 'Amount paid',
      pounds(charge.amount - charge.amount_refunded),
      'total',
    ),
  ];
  return sandboxPage(
    `Receipt from ${business}`,
    `<p class="eyebrow">Receipt from</p>
<h1>${escapeHtml(business)}</h1>
<p class="amount">${pounds(charge.amount)}</p>
<p>${charge.refunded ? 'Refunded in full' : charge.amount_refunded > 0 ? 'Refunded in part' : 'Paid'}</p>
<dl>${rows.join('\n')}</dl>
<p class="note">A receipt of the payments sandbox. No real money has moved.</p>`,
  );
}
