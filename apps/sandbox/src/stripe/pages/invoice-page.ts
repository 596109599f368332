import type { Charge, Invoice } from '../objects/api-objects.ts';
import { escapeHtml, pounds, sandboxPage } from './html.ts';
import { cardName, londonDay, londonTime, row } from './rows.ts';

const states: Record<string, string> = { paid: 'Paid', open: 'Not paid yet', void: 'Nothing to pay' };

/** The page of an invoice: its receipt once paid, before that what is to be paid and when it is tried again. */
export function invoicePage(invoice: Invoice, charge: Charge | undefined, business: string): string {
  const isPaid = invoice.status === 'paid';
  const period = invoice.lines.data[0]?.period;
  const { finalized_at: issued, paid_at: paid } = invoice.status_transitions;
  const { next_payment_attempt: next } = invoice;
  const rows = [
    row('Invoice', invoice.number ?? invoice.id),
    row('Issued', londonDay(issued ?? invoice.created)),
    ...(period ? [row('For', `${londonDay(period.start)} to ${londonDay(period.end)}`)] : []),
    ...(paid ? [row('Paid', londonTime(paid))] : []),
    ...(isPaid && charge ? [row('Paid with', cardName(charge.payment_method_details?.card))] : []),
    ...(next ? [row('Tried again', londonTime(next))] : []),
    row(
      isPaid ? 'Amount paid' : 'Amount due',
      pounds(isPaid ? invoice.amount_paid : amountDue(invoice)),
      'total',
    ),
  ];
  const what = isPaid ? 'Receipt' : 'Invoice';
  return sandboxPage(
    `${what} from ${business}`,
    `<p class="eyebrow">${what} from</p>
<h1>${escapeHtml(business)}</h1>
<p class="amount">${pounds(invoice.amount_due)}</p>
<p>${states[invoice.status ?? ''] ?? 'Closed'}</p>
<dl>${rows.join('\n')}</dl>
<p class="note">${isPaid ? 'A receipt' : 'An invoice'} of the payments sandbox. No real money has moved.</p>`,
  );
}

function amountDue({ status, amount_remaining: left }: Invoice): number {
  return status === 'open' ? left : 0;
}
