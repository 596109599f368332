import type { Charge, Invoice } from '../objects/api-objects.ts';
import { escapeHtml, formatPounds, renderSandboxPage } from './html.ts';
import { formatCardName, formatLondonDay, formatLondonTime, renderRow } from './receipt-rows.ts';

const states: Record<string, string> = { paid: 'Paid', open: 'Not paid yet', void: 'Nothing to pay' };

/** Renders a paid invoice as its receipt, and any other invoice with the amount due and the next attempt. */
export function renderInvoicePage(invoice: Invoice, charge: Charge | undefined, business: string): string {
  const isPaid = invoice.status === 'paid';
  const period = invoice.lines.data[0]?.period;
  const { finalized_at: issued, paid_at: paid } = invoice.status_transitions;
  const { next_payment_attempt: next } = invoice;
  const rows = [
    renderRow('Invoice', invoice.number ?? invoice.id),
    renderRow('Issued', formatLondonDay(issued ?? invoice.created)),
    ...(period
      ? [renderRow('Period', `${formatLondonDay(period.start)} to ${formatLondonDay(period.end)}`)]
      : []),
    ...(paid ? [renderRow('Paid', formatLondonTime(paid))] : []),
    ...(isPaid && charge
      ? [renderRow('Paid with', formatCardName(charge.payment_method_details?.card))]
      : []),
    ...(next ? [renderRow('Next payment attempt', formatLondonTime(next))] : []),
    renderRow(
      isPaid ? 'Amount paid' : 'Amount due',
      formatPounds(isPaid ? invoice.amount_paid : amountDue(invoice)),
      'total',
    ),
  ];
  const kind = isPaid ? 'Receipt' : 'Invoice';
  return renderSandboxPage(
    `${kind} from ${business}`,
    `<p class="eyebrow">${kind} from</p>
<h1>${escapeHtml(business)}</h1>
<p class="amount">${formatPounds(invoice.amount_due)}</p>
<p>${states[invoice.status ?? ''] ?? 'Closed'}</p>
<dl>${rows.join('\n')}</dl>
<p class="note">This ${isPaid ? 'receipt' : 'invoice'} is from the payments sandbox. No real money was taken.</p>`,
  );
}

function amountDue({ status, amount_remaining: remaining }: Invoice): number {
  return status === 'open' ? remaining : 0;
}
