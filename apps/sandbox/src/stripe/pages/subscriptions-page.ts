import { isActiveOrPastDue } from '../billing/next-billing-step.ts';
import type { Customer, Invoice, Product, Subscription } from '../objects/api-objects.ts';
import { getSubscriptionItem } from '../objects/subscription.ts';
import { escapeHtml, formatPounds, renderSandboxPage } from './html.ts';
import { formatLondonDay, renderRow } from './receipt-rows.ts';

/** Subscription with the related objects that its page shows. */
export interface SubscriptionView {
  subscription: Subscription;
  customer: Customer | undefined;
  product: Product | undefined;
  latest: Invoice | undefined;
}

const states: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment failed',
  incomplete: 'Waiting for first payment',
};

/** Renders the sandbox's subscriptions, each with buttons that advance its time. */
export function renderSubscriptionsPage(shown: SubscriptionView[]): string {
  const list = shown.map(renderSubscription).join('\n');
  return renderSandboxPage(
    'Sandbox subscriptions',
    `<p class="eyebrow">Payments sandbox</p>
<h1>Subscriptions</h1>
<p>Move a subscription forward in time. The sandbox charges the saved card and sends the events to the site.</p>
${list || '<p>No subscriptions yet.</p>'}`,
  );
}

function renderSubscription({ subscription, customer, product, latest }: SubscriptionView): string {
  const { price, current_period_start: start, current_period_end: end } = getSubscriptionItem(subscription);
  const resumes = subscription.pause_collection?.resumes_at;
  const next = latest?.status === 'open' ? latest.next_payment_attempt : null;
  const rows = [
    renderRow('Customer', customer?.email ?? customer?.name ?? subscription.id),
    renderRow('Status', states[subscription.status] ?? subscription.status),
    renderRow('Monthly price', formatPounds(price.unit_amount ?? 0)),
    renderRow('Current period', `${formatLondonDay(start)} to ${formatLondonDay(end)}`),
    ...(subscription.cancel_at_period_end ? [renderRow('Ends', formatLondonDay(end))] : []),
    ...(resumes ? [renderRow('Paused until', formatLondonDay(resumes))] : []),
    ...(next ? [renderRow('Next payment attempt', formatLondonDay(next))] : []),
  ];
  return `<h2>${escapeHtml(product?.name ?? 'Subscription')}</h2>
<dl>${rows.join('\n')}</dl>
${isActiveOrPastDue(subscription) ? renderButtons(subscription.id, next !== null) : ''}`;
}

function renderButtons(subscription: string, isRetried: boolean): string {
  const steps = [
    ...(isRetried ? [['retry', 'Advance to next payment attempt']] : []),
    ['renewal', 'Advance to next renewal'],
    ['month', 'Advance one month'],
  ];
  const list = steps.map(
    ([by, label], place) =>
      `<button${place === 0 ? ' class="first"' : ''} name="by" value="${by}">${label}</button>`,
  );
  return `<form method="post">
<input type="hidden" name="subscription" value="${escapeHtml(subscription)}">
${list.join('\n')}
</form>`;
}
