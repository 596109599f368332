import {
  bookClassRequest,
  bookingResponse as bookingAnswerContract,
  confirmPaymentRequest,
  createIntentRequest,
  createIntentResponse,
  getBookingRequest,
} from '@studio/contracts/bookings';
import { cancelBookingRequest, cancelBookingResponse } from '@studio/contracts/cancel-booking';
import { quoteHoldRequest, quoteHoldResponse } from '@studio/contracts/entitlements';
import {
  getHoldRequest,
  holdClassRequest,
  holdClassResponse,
  releaseHoldRequest,
  releaseHoldResponse,
} from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import { toPounds } from '@studio/domain/money/money';
import { toEpochSeconds } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { toRefundDto } from '../payments/create-refund.ts';
import { AppError } from '../platform/app-error.ts';
import { checkClaimedMemberId } from '../platform/http/access-token-verifier.ts';
import { type Caller, registerApiRoute } from '../platform/http/api-route.ts';
import { runIdempotently } from '../platform/http/idempotency.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { RateLimitName } from '../platform/limits/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { bookFreeOrder } from './book-free-order.ts';
import { bookWithCredit } from './book-with-credit.ts';
import {
  isBookingMember,
  loadOwnBooking,
  loadReadableBooking,
  recordBookingEmailProof,
  redactBookingForReader,
} from './booking-access.ts';
import type { BookingRow } from './booking-store.ts';
import { cancelBooking } from './cancellation/cancel-booking.ts';
import { findCancellationRefund } from './cancellation/refund-booking.ts';
import { getBookingChangeRequester } from './emails/booking-email-requester.ts';
import { holdClass } from './holds/hold-class.ts';
import { createHoldQueries } from './holds/hold-queries.ts';
import { loadHold, toHoldDto } from './holds/hold-response.ts';
import { type OrderInput, toCustomerDetails } from './holds/order-input.ts';
import { quoteHold } from './holds/quote-hold.ts';
import { releaseOwnHold } from './holds/release-own-hold.ts';
import { confirmPayment } from './payments/confirm-payment.ts';
import { openPayment } from './payments/open-payment.ts';
import { buildBookingResponse, loadBookingDetails } from './reading/booking-response.ts';
import { redactBookingResponse } from './reading/redact-booking-response.ts';

export function registerBookingRoutes(app: FastifyInstance, services: Services): void {
  registerHoldRoutes(app, services);
  registerPaymentRoutes(app, services);
  registerExistingBookingRoutes(app, services);
}

function registerHoldRoutes(app: FastifyInstance, services: Services): void {
  const reads = createHoldQueries(services);
  registerApiRoute(app, services, {
    path: paths.hold,
    policy: 'anyone',
    request: holdClassRequest,
    response: holdClassResponse,
    handle: (body, caller) => {
      const { branchId, classId, places, seen } = body;
      const principalId = checkClaimedMemberId(body.principalUserId, caller.principal);
      const input = { branchId, classId, places, seen, principalId, ...pickClientKeys(caller) };
      return runOnce(services, paths.hold, body, caller, async () => {
        const { hold, klass } = await holdClass(services, input, reads);
        return toHoldDto(services, hold, klass);
      });
    },
  });
  registerApiRoute(app, services, {
    path: paths.holdGet,
    policy: 'anyone',
    request: getHoldRequest,
    response: holdClassResponse,
    handle: ({ branchId, holdId }, { clientId }) => loadHold(services, { branchId, holdId, clientId }),
  });
  registerApiRoute(app, services, {
    path: paths.quote,
    policy: 'anyone',
    request: quoteHoldRequest,
    response: quoteHoldResponse,
    handle: ({ branchId, holdId, promoCode, principalUserId }, caller) => {
      const principalId = checkClaimedMemberId(principalUserId, caller.principal);
      return quoteHold(services, { branchId, holdId, promoCode, principalId, caller });
    },
  });
  registerApiRoute(app, services, {
    path: paths.release,
    policy: 'anyone',
    request: releaseHoldRequest,
    response: releaseHoldResponse,
    handle: async ({ branchId, holdId }, caller) => {
      rateLimitWrites(services, caller);
      const released = await releaseOwnHold(services, { branchId, holdId, clientId: caller.clientId });
      return { ok: true as const, released };
    },
  });
}

function registerPaymentRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.createIntent,
    policy: 'anyone',
    request: createIntentRequest,
    response: createIntentResponse,
    handle: async (body, caller) => {
      rateLimit(services, 'paymentsPerClient', caller.clientId);
      rateLimit(services, 'paymentsPerAddress', caller.addressHash);
      return runOnce(services, paths.createIntent, body, caller, async () => {
        const byCard = body.paymentMethod === 'PAYG';
        const { intent, hold, payment } = await openPayment(services, {
          ...toOrderInput(body, caller),
          byCard,
        });
        return {
          ok: true as const,
          clientSecret: intent.clientSecret,
          paymentIntentId: intent.id,
          amount: toPounds(payment.amountPence),
          currency: payment.currency,
          holdId: hold.id,
          holdExpiresAt: toEpochSeconds(hold.expiresAt),
        };
      });
    },
  });
  registerApiRoute(app, services, {
    path: paths.confirmPayment,
    policy: 'anyone',
    request: confirmPaymentRequest,
    response: bookingAnswerContract,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      checkClaimedMemberId(body.principalUserId, caller.principal);
      const { paymentIntentId: intentId, classId } = body;
      return runOnce(services, paths.confirmPayment, body, caller, async () =>
        buildFirstResponse(
          services,
          await confirmPayment(services, { intentId, classId, clientId: caller.clientId }),
          caller,
        ),
      );
    },
  });
  registerApiRoute(app, services, {
    path: paths.book,
    policy: 'anyone',
    request: bookClassRequest,
    response: bookingAnswerContract,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      return runOnce(services, paths.book, body, caller, async () =>
        buildFirstResponse(
          services,
          await bookWithoutCard(services, body, toOrderInput(body, caller)),
          caller,
        ),
      );
    },
  });
}

function registerExistingBookingRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.bookingGet,
    policy: 'anyone',
    request: getBookingRequest,
    response: bookingAnswerContract,
    handle: async ({ branchId, bookingId, key }, caller) => {
      const { booking, reader } = await loadReadableBooking(services, { branchId, bookingId, key, caller });
      return redactBookingResponse(
        await buildBookingResponse(services, redactBookingForReader(booking, caller.principal)),
        reader,
      );
    },
  });
  registerApiRoute(app, services, {
    path: paths.cancel,
    policy: 'anyone',
    request: cancelBookingRequest,
    response: cancelBookingResponse,
    handle: async ({ branchId, bookingId, key }, caller) => {
      rateLimitWrites(services, caller);
      const input = { branchId, bookingId, key, caller };
      const own = await loadOwnBooking(services, input);
      const { principal } = caller;
      const actor =
        principal && isBookingMember(own, principal) ? (`member:${principal.userId}` as const) : 'client';
      await recordBookingEmailProof(services, own, { key, caller });
      await cancelBooking(services, own, actor, getBookingChangeRequester(caller, own));
      const booking = await loadOwnBooking(services, input);
      const { payment, credit } = await loadBookingDetails(services, booking);
      const refund = await findCancellationRefund(services.database, booking);
      return {
        ok: true as const,
        bookingId,
        cancelledAt: (booking.cancelledAt ?? services.clock.now()).toISOString(),
        receiptUrl: payment?.receiptUrl ?? null,
        refund: refund ? toRefundDto(refund) : null,
        credit: credit && { name: credit.name, sessions: 1 },
      };
    },
  });
}

/** Books a free order, or pays with the member's sessions if the caller asks for that. */
function bookWithoutCard(
  services: Services,
  { paymentMethod, entitlementId }: z.output<typeof bookClassRequest>,
  input: OrderInput,
): Promise<BookingRow[]> {
  const withCredit = paymentMethod === 'ENTITLEMENT' && input.principalId !== null;
  return withCredit ? bookWithCredit(services, { ...input, entitlementId }) : bookFreeOrder(services, input);
}

type OrderBody = z.output<typeof createIntentRequest> | z.output<typeof bookClassRequest>;

function toOrderInput(body: OrderBody, caller: Caller): OrderInput {
  const { branchId, classId, holdId, customer, attendees, termsVersion, promoCode, seen } = body;
  return {
    branchId,
    classId,
    holdId,
    principalId: checkClaimedMemberId(body.principalUserId, caller.principal),
    customer: toCustomerDetails(customer),
    attendees: attendees ?? [],
    termsVersion,
    promoCode,
    seen,
    ...pickClientKeys(caller),
  };
}

function pickClientKeys({ clientId, addressHash }: Caller): { clientId: string; addressHash: string } {
  return { clientId, addressHash };
}

/**
 * Returns the response about the first booking, redacted for its browser. On a repeated request, a guest must not learn
 * that the bookings have joined an account.
 */
async function buildFirstResponse(services: Services, booked: readonly BookingRow[], { principal }: Caller) {
  const [first] = booked;
  if (!first) throw new AppError('not_found');
  return buildBookingResponse(services, redactBookingForReader(first, principal));
}

function rateLimit({ config, counts, clock }: Services, name: RateLimitName, key: string): void {
  if (config.limits) counts.consume(config.limits[name], key, clock.now());
}

/**
 * Runs the call idempotently by key and request body. Excludes the session id, timestamp and token of the envelope from
 * the comparison, because they differ when the browser repeats the request.
 */
function runOnce<Result extends object>(
  services: Services,
  call: string,
  body: { branchId: string; idempotencyKey?: string | undefined },
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  const { time: _time, token: _token, sessionId: _sessionId, ...own } = body as Record<string, unknown>;
  const { branchId, idempotencyKey: key } = body;
  return runIdempotently(services, { branchId, caller, call, key, body: own }, work);
}
