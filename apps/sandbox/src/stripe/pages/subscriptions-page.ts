import type Stripe from 'stripe';
import { isLiving } from '../billing/next-step.ts';
import { itemOf } from '../objects/subscription.ts';
import { escapeHtml, pounds, sandboxPage } from './html.ts';
import { londonDay, row } from './rows.ts';

/** A subscription with what its page shows beside it. */
export interface ShownSubscription {
  subscription: Stripe.Subscription;
  customer: Stripe.Customer | undefined;
  product: Stripe.Product | undefined;
  latest: Stripe.Invoice | undefined;
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
  const ends = subscription.cancel_at_period_end ? ', then it ends' : '';
  const resumes = subscription.pause_collection?.resumes_at;
  const next = latest?.status === 'open' ? latest.next_payment_attempt : null;
  const rows = [
    row('Who', customer?.email ?? customer?.name ?? subscription.id),
    row('State', states[subscription.status] ?? subscription.status),
    row('Each month', pounds(price.unit_amount ?? 0)),
    row('This month', `${londonDay(start)} to ${londonDay(end)}${ends}`),
    ...(resumes ? [row('Paused until', londonDay(resumes))] : []),
    ...(next ? [row('Payment tried again', londonDay(next))] : []),
  ];
  return `<h2>${escapeHtml(product?.name ?? 'Subscription')}</h2>
<dl>${rows.join('\n')}</dl>
${isLiving(subscription) ? buttons(subscription.id, next !== null) : ''}`;
}

function buttons(subscription: string, isRetried: boolean): string {
  return `<form method="post">
<input type="hidden" name="subscription" value="${escapeHtml(subscription)}">
<button class="first" name="by" value="renewal">To the next renewal</button>
${isRetried ? '<button name="by" value="retry">To the next try of the payment</button>' : ''}
<button name="by" value="month">A month passes</button>
</form>`;
}
