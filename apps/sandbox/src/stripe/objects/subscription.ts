import type { Customer, Plan, Price, Subscription, SubscriptionItem } from './api-objects.ts';
import { createId } from './create-id.ts';
import { getId } from './object-store.ts';

export interface SubscriptionInput {
  customer: Customer;
  price: Price;
  /** Start and end of the first period, in epoch seconds. */
  period: { start: number; end: number };
  metadata: Record<string, string>;
  defaultMethod: string | null;
  savesDefault: boolean;
  cancelAtPeriodEnd: boolean;
}

/** Creates a subscription that waits for its first payment. */
export function createSubscriptionObject(plan: SubscriptionInput): Subscription {
  const id = createId('sub');
  const { start } = plan.period;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: plan.cancelAtPeriodEnd ? plan.period.end : null,
    cancel_at_period_end: plan.cancelAtPeriodEnd,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: plan.price.currency,
    customer: plan.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: plan.defaultMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [newItem(id, plan)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: plan.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: plan.savesDefault ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'incomplete',
    test_clock: plan.customer.test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

/** Returns the only item of a sandbox subscription, which contains the current period. */
export function getSubscriptionItem(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}

/** Returns a copy of the subscription with another period. */
export function withPeriod(
  subscription: Subscription,
  { start, end }: { start: number; end: number },
): Subscription {
  const item = { ...getSubscriptionItem(subscription), current_period_start: start, current_period_end: end };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

function newItem(subscription: string, { price, period }: SubscriptionInput): SubscriptionItem {
  return {
    id: createId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** Returns the legacy form of a recurring price, which subscription items still contain. */
function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount ?? 0),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: getId(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
