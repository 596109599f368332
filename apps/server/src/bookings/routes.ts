import {
  bookingAnswer as bookingAnswerContract,
  bookingGetRequest,
  bookRequest,
  cancelAnswer,
  cancelRequest,
  confirmRequest,
  createIntentAnswer,
  createIntentRequest,
  holdAnswer,
  holdGetRequest,
  holdRequest,
  releaseAnswer,
  releaseRequest,
} from '@studio/contracts/bookings';
import { quoteAnswer, quoteRequest } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { poundsFromPence } from '@studio/domain/money/money';
import { epochSeconds } from '@studio/domain/time/london';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { wireRefund } from '../payments/give-back.ts';
import { checkedPrincipal } from '../platform/access-token.ts';
import { type Caller, callRoute } from '../platform/call-route.ts';
import { answerOnce } from '../platform/idempotency.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import type { LimitName } from '../platform/limits.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { bookFree } from './book-free.ts';
import { bookWithCredit } from './book-with-credit.ts';
import { asSeenBy, isItsMember, ownBooking, proveByBooking, readableBooking } from './booking-access.ts';
import { bookingAnswer, readBookingFacts } from './booking-answer.ts';
import { changeAsker } from './booking-asker.ts';
import { forReader } from './booking-for-team.ts';
import type { BookingRow } from './booking-store.ts';
import { cancelBooking } from './cancel-booking.ts';
import { confirmPayment } from './confirm-payment.ts';
import { givenBack } from './give-back-booking.ts';
import { readHold, wireHold } from './hold-answer.ts';
import { holdClass } from './hold-class.ts';
import { holdReads } from './hold-reads.ts';
import { openPayment } from './open-payment.ts';
import { customerFacts, type OrderWish } from './order-wish.ts';
import { quoteHold } from './quote-hold.ts';
import { releaseOwnHold } from './release-hold.ts';

/** The calls about holds, payments and bookings of classes. */
export function bookingRoutes(app: FastifyInstance, services: Services): void {
  holdRoutes(app, services);
  paymentRoutes(app, services);
  standingBookingRoutes(app, services);
}

function holdRoutes(app: FastifyInstance, services: Services): void {
  const reads = holdReads(services);
  callRoute(app, services, {
    path: paths.hold,
    policy: 'anyone',
    request: holdRequest,
    answer: holdAnswer,
    handle: (body, caller) => {
      const { branchId, classId, places, seen } = body;
      const principalId = checkedPrincipal(body.principalUserId, caller.principal);
      const wish = { branchId, classId, places, seen, principalId, ...addressed(caller) };
      return once(services, paths.hold, body, caller, async () => {
        const { hold, klass } = await holdClass(services, wish, reads);
        return wireHold(services, hold, klass);
      });
    },
  });
  callRoute(app, services, {
    path: paths.holdGet,
    policy: 'anyone',
    request: holdGetRequest,
    answer: holdAnswer,
    handle: ({ branchId, holdId }, { clientId }) => readHold(services, { branchId, holdId, clientId }),
  });
  callRoute(app, services, {
    path: paths.quote,
    policy: 'anyone',
    request: quoteRequest,
    answer: quoteAnswer,
    handle: ({ branchId, holdId, promoCode, principalUserId }, caller) => {
      const principalId = checkedPrincipal(principalUserId, caller.principal);
      return quoteHold(services, { branchId, holdId, promoCode, principalId, caller });
    },
  });
  callRoute(app, services, {
    path: paths.release,
    policy: 'anyone',
    request: releaseRequest,
    answer: releaseAnswer,
    handle: async ({ branchId, holdId }, caller) => {
      limitChanges(services, caller);
      const released = await releaseOwnHold(services, { branchId, holdId, clientId: caller.clientId });
      return { ok: true as const, released };
    },
  });
}

function paymentRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.createIntent,
    policy: 'anyone',
    request: createIntentRequest,
    answer: createIntentAnswer,
    handle: async (body, caller) => {
      limited(services, 'paymentsPerClient', caller.clientId);
      limited(services, 'paymentsPerAddress', caller.addressHash);
      return once(services, paths.createIntent, body, caller, async () => {
        const byCard = body.paymentMethod === 'PAYG';
        const { intent, hold, payment } = await openPayment(services, { ...orderWish(body, caller), byCard });
        return {
          ok: true as const,
          clientSecret: intent.clientSecret,
          paymentIntentId: intent.id,
          amount: poundsFromPence(payment.amountPence),
          currency: payment.currency,
          holdId: hold.id,
          holdExpiresAt: epochSeconds(hold.expiresAt),
        };
      });
    },
  });
  callRoute(app, services, {
    path: paths.confirmPayment,
    policy: 'anyone',
    request: confirmRequest,
    answer: bookingAnswerContract,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      checkedPrincipal(body.principalUserId, caller.principal);
      const { paymentIntentId: intentId, classId } = body;
      return once(services, paths.confirmPayment, body, caller, async () =>
        firstOf(
          services,
          await confirmPayment(services, { intentId, classId, clientId: caller.clientId }),
          caller,
        ),
      );
    },
  });
  callRoute(app, services, {
    path: paths.book,
    policy: 'anyone',
    request: bookRequest,
    answer: bookingAnswerContract,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      return once(services, paths.book, body, caller, async () =>
        firstOf(services, await bookWithoutCard(services, body, orderWish(body, caller)), caller),
      );
    },
  });
}

function standingBookingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.bookingGet,
    policy: 'anyone',
    request: bookingGetRequest,
    answer: bookingAnswerContract,
    handle: async ({ branchId, bookingId, key }, caller) => {
      const { booking, reader } = await readableBooking(services, { branchId, bookingId, key, caller });
      return forReader(await bookingAnswer(services, asSeenBy(booking, caller.principal)), reader);
    },
  });
  callRoute(app, services, {
    path: paths.cancel,
    policy: 'anyone',
    request: cancelRequest,
    answer: cancelAnswer,
    handle: async ({ branchId, bookingId, key }, caller) => {
      limitChanges(services, caller);
      const wish = { branchId, bookingId, key, caller };
      const own = await ownBooking(services, wish);
      const { principal } = caller;
      const actor =
        principal && isItsMember(own, principal) ? (`member:${principal.userId}` as const) : 'client';
      await proveByBooking(services, own, { key, caller });
      await cancelBooking(services, own, actor, changeAsker(caller, own));
      const booking = await ownBooking(services, wish);
      const { payment, credit } = await readBookingFacts(services, booking);
      const refund = await givenBack(services.database, booking);
      return {
        ok: true as const,
        bookingId,
        cancelledAt: (booking.cancelledAt ?? services.clock.now()).toISOString(),
        receiptUrl: payment?.receiptUrl ?? null,
        refund: refund ? wireRefund(refund) : null,
        credit: credit && { name: credit.name, sessions: 1 },
      };
    },
  });
}

/** What costs nothing, or what a member's sessions pay for when they ask for that. */
function bookWithoutCard(
  services: Services,
  { paymentMethod, entitlementId }: z.output<typeof bookRequest>,
  wish: OrderWish,
): Promise<BookingRow[]> {
  const withCredit = paymentMethod === 'ENTITLEMENT' && wish.principalId !== null;
  return withCredit ? bookWithCredit(services, { ...wish, entitlementId }) : bookFree(services, wish);
}

type OrderBody = z.output<typeof createIntentRequest> | z.output<typeof bookRequest>;

function orderWish(body: OrderBody, caller: Caller): OrderWish {
  const { branchId, classId, holdId, customer, attendees, termsVersion, promoCode, seen } = body;
  return {
    branchId,
    classId,
    holdId,
    principalId: checkedPrincipal(body.principalUserId, caller.principal),
    customer: customerFacts(customer),
    attendees: attendees ?? [],
    termsVersion,
    promoCode,
    seen,
    ...addressed(caller),
  };
}

function addressed({ clientId, addressHash }: Caller): { clientId: string; addressHash: string } {
  return { clientId, addressHash };
}

/** As its browser sees it: asked again, a guest does not learn that the bookings have joined an account meanwhile. */
async function firstOf(services: Services, booked: readonly BookingRow[], { principal }: Caller) {
  const [first] = booked;
  if (!first) throw new Refused('not_found');
  return bookingAnswer(services, asSeenBy(first, principal));
}

function limited({ config, counts, clock }: Services, name: LimitName, key: string): void {
  if (config.limits) counts.against(config.limits[name], key, clock.now());
}

/** The same key and body give the same answer; the envelope is no part of the body, since it differs every time. */
function once<Answer extends object>(
  services: Services,
  call: string,
  body: { branchId: string; idempotencyKey?: string | undefined },
  caller: Caller,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { time: _time, token: _token, sessionId: _sessionId, ...own } = body as Record<string, unknown>;
  const { branchId, idempotencyKey: key } = body;
  return answerOnce(services, { branchId, caller, call, key, body: own }, work);
}
