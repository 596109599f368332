import { getSetupOutcome } from '../cards/card-outcome.ts';
import type { Decline } from '../cards/declines.ts';
import type { PaymentMethod } from '../objects/api-objects.ts';
import { detachPaymentMethod } from '../objects/detach-payment-method.ts';
import { getObject } from '../objects/object-store.ts';
import {
  attachPaymentMethod,
  createPaymentMethod,
  readTestCard,
  requireUsablePaymentMethod,
  resolvePaymentMethod,
} from '../objects/payment-method.ts';
import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { createMissingParameterError, readText } from './form.ts';
import { listObjects } from './list.ts';
import { createListRoute } from './read-routes.ts';

/** Routes of cards: browsers create them, and the site attaches them to customers and detaches them. */
export const paymentMethodRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/payment_methods/:id',
    accepts: parseParameterNames('expand'),
    handle: async (call) => createResponse(await resolvePaymentMethod(call, call.params.id ?? '')),
  },
  {
    method: 'GET',
    path: '/customers/:id/payment_methods',
    accepts: parseParameterNames('type allow_redisplay expand limit starting_after ending_before'),
    handle: async (call) => {
      const customer = await getObject(call.db, 'customer', call.params.id ?? '');
      const url = `/v1/customers/${customer.id}/payment_methods`;
      const form = { ...call.form, customer: customer.id };
      return createResponse(await listObjects({ ...call, form }, 'payment_method', url));
    },
  },
  createListRoute('payment_method', '/payment_methods', 'customer', [
    { param: 'type' },
    { param: 'allow_redisplay' },
  ]),
  {
    method: 'POST',
    path: '/payment_methods',
    publishable: true,
    accepts: parseParameterNames(
      'type card billing_details metadata allow_redisplay expand key payment_user_agent referrer',
    ),
    handle: async (call) => createResponse(await createPaymentMethod(call, call.form)),
  },
  {
    method: 'POST',
    path: '/payment_methods/:id/attach',
    accepts: parseParameterNames('customer customer_account expand'),
    handle: async (call) => {
      const customer = readText(call.form, 'customer');
      if (!customer) throw createMissingParameterError('customer');
      await getObject(call.db, 'customer', customer, 'customer');
      const method = await resolvePaymentMethod(call, call.params.id ?? '');
      await requireUsablePaymentMethod(call, method, customer);
      const reaction = getSetupOutcome(await readTestCard(call, method.id));
      if (reaction.kind === 'decline') throw toDeclineError(reaction.decline, method);
      return createResponse(await attachPaymentMethod(call, method, customer));
    },
  },
  {
    method: 'POST',
    path: '/payment_methods/:id/detach',
    accepts: parseParameterNames('expand'),
    handle: async (call) => createResponse(await detachPaymentMethod(call, call.params.id ?? '')),
  },
];

function toDeclineError({ code, declineCode, message }: Decline, method: PaymentMethod): ApiError {
  const decline = declineCode ? { decline_code: declineCode } : {};
  return new ApiError(402, { type: 'card_error', code, ...decline, message, payment_method: method });
}
