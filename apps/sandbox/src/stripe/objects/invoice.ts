import { toEpochSeconds, type WorkContext } from '../api/api-call.ts';
import type { Customer, Invoice, InvoiceLineItem, Subscription } from './api-objects.ts';
import { createId } from './create-id.ts';
import { getId } from './object-store.ts';
import { getSubscriptionItem } from './subscription.ts';

export interface InvoiceInput {
  subscription: Subscription;
  customer: Customer;
  reason: 'subscription_create' | 'subscription_cycle';
  /** Billed period, in epoch seconds. */
  period: { start: number; end: number };
}

/** Creates a draft invoice for one period of a subscription. */
export function createInvoice(work: WorkContext, plan: InvoiceInput): Invoice {
  const { subscription, customer } = plan;
  const id = createId('in');
  const created = toEpochSeconds(work.now);
  const amount = getSubscriptionItem(subscription).price.unit_amount ?? 0;
  return {
    ...emptyFields,
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    billing_reason: plan.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    effective_at: null,
    lines: {
      object: 'list',
      data: [newLine(id, plan, amount)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: plan.period.start,
    period_start: getSubscriptionItem(subscription).current_period_start,
    status: 'draft',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: customer.test_clock ?? null,
    total: amount,
    total_excluding_tax: amount,
  };
}

/** Returns the id of the subscription that an invoice belongs to; an empty string if none. */
export function getInvoiceSubscriptionId(invoice: Invoice): string {
  return getId(invoice.parent?.subscription_details?.subscription) ?? '';
}

function newLine(invoice: string, plan: InvoiceInput, amount: number): InvoiceLineItem {
  const item = getSubscriptionItem(plan.subscription);
  return {
    id: createId('il'),
    object: 'line_item',
    amount,
    currency: plan.subscription.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: plan.subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: plan.subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: plan.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: String(1),
    subscription: plan.subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

const emptyFields = {
  account_country: 'GB',
  account_name: 'Sandbox business',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status_transitions: {
    finalized_at: null,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;
