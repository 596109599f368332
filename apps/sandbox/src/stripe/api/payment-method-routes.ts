import { savingReaction } from '../cards/card-reaction.ts';
import type { Decline } from '../cards/declines.ts';
import type { PaymentMethod } from '../objects/api-objects.ts';
import { detachMethod } from '../objects/detach-method.ts';
import { getObject } from '../objects/object-store.ts';
import {
  attachMethod,
  cardBehind,
  createPaymentMethod,
  requireUsable,
  takePaymentMethod,
} from '../objects/payment-method.ts';
import { ApiError } from './api-error.ts';
import { type ApiRoute, answer, names } from './call.ts';
import { missingParam, textOf } from './form.ts';
import { listFor } from './list.ts';
import { listing } from './retrieval.ts';

/** Cards, as they are made by the page, kept for customers and taken off them. */
export const paymentMethodRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/payment_methods/:id',
    accepts: names('expand'),
    handle: async (call) => answer(await takePaymentMethod(call, call.params.id ?? '')),
  },
  {
    method: 'GET',
    path: '/customers/:id/payment_methods',
    accepts: names('type allow_redisplay expand limit starting_after ending_before'),
    handle: async (call) => {
      const customer = await getObject(call.db, 'customer', call.params.id ?? '');
      const url = `/v1/customers/${customer.id}/payment_methods`;
      const form = { ...call.form, customer: customer.id };
      return answer(await listFor({ ...call, form }, 'payment_method', url));
    },
  },
  listing('payment_method', '/payment_methods', 'customer', [
    { param: 'type' },
    { param: 'allow_redisplay' },
  ]),
  {
    method: 'POST',
    path: '/payment_methods',
    publishable: true,
    accepts: names(
      'type card billing_details metadata allow_redisplay expand key payment_user_agent referrer',
    ),
    handle: async (call) => answer(await createPaymentMethod(call, call.form)),
  },
  {
    method: 'POST',
    path: '/payment_methods/:id/attach',
    accepts: names('customer customer_account expand'),
    handle: async (call) => {
      const customer = textOf(call.form, 'customer');
      if (!customer) throw missingParam('customer');
      await getObject(call.db, 'customer', customer, 'customer');
      const method = await takePaymentMethod(call, call.params.id ?? '');
      await requireUsable(call, method, customer);
      const reaction = savingReaction(await cardBehind(call, method.id));
      if (reaction.kind === 'decline') throw declined(reaction.decline, method);
      return answer(await attachMethod(call, method, customer));
    },
  },
  {
    method: 'POST',
    path: '/payment_methods/:id/detach',
    accepts: names('expand'),
    handle: async (call) => answer(await detachMethod(call, call.params.id ?? '')),
  },
];

function declined({ code, declineCode, message }: Decline, method: PaymentMethod): ApiError {
  const decline = declineCode ? { decline_code: declineCode } : {};
  return new ApiError(402, { type: 'card_error', code, ...decline, message, payment_method: method });
}
