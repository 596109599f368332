import { isLiving } from '../billing/next-step.ts';
import type { Customer, Invoice, Product, Subscription } from '../objects/api-objects.ts';
import { itemOf } from '../objects/subscription.ts';
import { escapeHtml, pounds, sandboxPage } from './html.ts';
import { londonDay, row } from './rows.ts';

/** A subscription with what its page shows beside it. */
export interface ShownSubscription {
  subscription: Subscription;
  customer: Customer | undefined;
  product: Product | undefined;
  latest: Invoice | undefined;
}

const states: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment failed',
  incomplete: 'Waits for its first payment',
};

/** The subscriptions of the sandbox, each with the buttons that let time pass for it. */
export function subscriptionsPage(shown: ShownSubscription[]): string {
  const list = shown.map(part).join('\n');
  return sandboxPage(
    'Subscriptions of the sandbox',
    `<p class="eyebrow">Payments sandbox</p>
<h1>Subscriptions</h1>
<p>Here a month passes at the press of a button: the next month is charged to the saved card, and the studio hears of it.</p>
${list || '<p>There is none yet.</p>'}`,
  );
}

function part({ subscription, customer, product, latest }: ShownSubscription): string {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const resumes = subscription.pause_collection?.resumes_at;
  const next = latest?.status === 'open' ? latest.next_payment_attempt : null;
  const rows = [
    row('Who', customer?.email ?? customer?.name ?? subscription.id),
    row('State', states[subscription.status] ?? subscription.status),
    row('Each month', pounds(price.unit_amount ?? 0)),
    row('Month', `${londonDay(start)} to ${londonDay(end)}`),
    ...(subscription.cancel_at_period_end ? [row('Ends', londonDay(end))] : []),
    ...(resumes ? [row('Paused until', londonDay(resumes))] : []),
    ...(next ? [row('Payment tried again', londonDay(next))] : []),
  ];
  return `<h2>${escapeHtml(product?.name ?? 'Subscription')}</h2>
<dl>${rows.join('\n')}</dl>
${isLiving(subscription) ? buttons(subscription.id, next !== null) : ''}`;
}

function buttons(subscription: string, isRetried: boolean): string {
  const steps = [
    ...(isRetried ? [['retry', 'To the next try of the payment']] : []),
    ['renewal', 'To the next renewal'],
    ['month', 'A month passes'],
  ];
  const list = steps.map(
    ([by, words], place) =>
      `<button${place === 0 ? ' class="first"' : ''} name="by" value="${by}">${words}</button>`,
  );
  return `<form method="post">
<input type="hidden" name="subscription" value="${escapeHtml(subscription)}">
${list.join('\n')}
</form>`;
}
