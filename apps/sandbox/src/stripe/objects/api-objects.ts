import type Stripe from 'stripe';

/** Type that is true for `string` itself, and false for types derived from it such as Stripe's `OtherString`. */
type IsString<T> = (<X>() => X extends T ? 1 : 2) extends <X>() => X extends string ? 1 : 2 ? true : false;

/**
 * SDK type as the JSON of the API contains it: decimals are text, and enumerations are closed. The SDK adds `OtherString` to most
 * enumerations for future values, which would accept any text here.
 */
export type Serialized<T> = T extends string
  ? string extends T
    ? IsString<T> extends true
      ? T
      : never
    : T
  : T extends Stripe.Decimal
    ? string
    : T extends object
      ? { [Key in keyof T]: Serialized<T[Key]> }
      : T;

export type Account = Serialized<Stripe.Account>;
export type Address = Serialized<Stripe.Address>;
export type Balance = Serialized<Stripe.Balance>;
export type Charge = Serialized<Stripe.Charge>;
export type Customer = Serialized<Stripe.Customer>;
export type DeletedCustomer = Serialized<Stripe.DeletedCustomer>;
export type DeletedTestClock = Serialized<Stripe.TestHelpers.DeletedTestClock>;
export type Dispute = Serialized<Stripe.Dispute>;
export type Invoice = Serialized<Stripe.Invoice>;
export type InvoiceLineItem = Serialized<Stripe.InvoiceLineItem>;
export type InvoicePayment = Serialized<Stripe.InvoicePayment>;
export type PaymentIntent = Serialized<Stripe.PaymentIntent>;
export type PaymentMethod = Serialized<Stripe.PaymentMethod>;
export type Plan = Serialized<Stripe.Plan>;
export type Price = Serialized<Stripe.Price>;
export type Product = Serialized<Stripe.Product>;
export type Refund = Serialized<Stripe.Refund>;
export type SetupIntent = Serialized<Stripe.SetupIntent>;
/** Fields of a payment intent that a browser with its client secret can see. */
export type PublicPaymentIntent = {
  [Key in
    | 'id'
    | 'object'
    | 'amount'
    | 'amount_details'
    | 'automatic_payment_methods'
    | 'canceled_at'
    | 'cancellation_reason'
    | 'capture_method'
    | 'client_secret'
    | 'confirmation_method'
    | 'created'
    | 'currency'
    | 'description'
    | 'last_payment_error'
    | 'livemode'
    | 'next_action'
    | 'payment_method'
    | 'payment_method_configuration_details'
    | 'payment_method_types'
    | 'processing'
    | 'receipt_email'
    | 'setup_future_usage'
    | 'shipping'
    | 'source'
    | 'status']: PaymentIntent[Key];
};
/** Fields of a setup intent that a browser with its client secret can see. */
export type PublicSetupIntent = {
  [Key in
    | 'id'
    | 'object'
    | 'automatic_payment_methods'
    | 'cancellation_reason'
    | 'client_secret'
    | 'created'
    | 'description'
    | 'last_setup_error'
    | 'livemode'
    | 'next_action'
    | 'payment_method'
    | 'payment_method_configuration_details'
    | 'payment_method_types'
    | 'status'
    | 'usage']: SetupIntent[Key];
};
export type Subscription = Serialized<Stripe.Subscription>;
export type SubscriptionItem = Serialized<Stripe.SubscriptionItem>;
export type TestClock = Serialized<Stripe.TestHelpers.TestClock>;
export type StripeEvent = Serialized<Stripe.EventBase>;
/** One page of a list. */
export type ApiList<Item> = Stripe.ApiList<Item>;
type LastError = NonNullable<PaymentIntent['last_payment_error']>;
export type ErrorCode = NonNullable<LastError['code']>;
/** Error in a failed call's response, in the format of an intent's last error. */
export type ApiErrorBody = Omit<LastError, 'payment_intent' | 'setup_intent'> & {
  payment_intent?: PaymentIntent | PublicPaymentIntent;
  setup_intent?: SetupIntent | PublicSetupIntent;
};

export type EventType = Stripe.Event.Type;
/** Type of the object that events of a type contain. */
export type EventObject<Type extends EventType> = Serialized<
  Extract<Stripe.Event, { type: Type }>['data']['object']
>;
