import type Stripe from 'stripe';
import { escapeHtml, pounds, sandboxPage } from './html.ts';

/** The receipt that `charge.receipt_url` leads to, with the refunds so far. */
export function receiptPage(charge: Stripe.Charge, refunds: Stripe.Refund[], business: string): string {
  const card = charge.payment_method_details?.card;
  const given = refunds.filter((refund) => refund.status !== 'failed' && refund.status !== 'canceled');
  const rows = [
    row('Date', londonTime(charge.created)),
    row('Paid with', card ? `${brandName(card.brand)} ending in ${card.last4}` : 'Card'),
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

function row(term: string, detail: string, kind = ''): string {
  return `<div${kind && ` class="${kind}"`}><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(detail)}</dd></div>`;
}

function londonTime(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(seconds * 1000));
}

function brandName(brand: string | null): string {
  const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
  return names[brand ?? ''] ?? 'Card';
}
