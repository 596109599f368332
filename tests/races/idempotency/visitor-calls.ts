import { paths } from '@studio/contracts/paths';
import type { TourSlotDto } from '@studio/contracts/tours';
import { signConfirmKey, signUnsubscribeKey } from '@studio/server/newsletter/newsletter-link-keys';
import { queueReviewRequests } from '@studio/server/reviews/queue-review-requests';
import { buildReviewUrl } from '@studio/server/reviews/review-link';
import { createBooking } from '../../harness/create-booking.ts';
import { createClassIn } from './booking-calls.ts';
import { onceThenError, type RepeatedCall } from './repeated-call.ts';
import type { TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

const openForMs = 60_000;

/** Returns the last free slot. Each case takes one, so that the cases don't interfere. */
async function findLastFreeSlot(by: TestCaller): Promise<string> {
  const { slots } = await by.done<{ slots: TourSlotDto[] }>(paths.tourAvailability, { daysTo: 14 });
  return slots.at(-1)?.id ?? '';
}

async function holdTour(by: TestCaller) {
  const slotId = await findLastFreeSlot(by);
  await by.done(paths.tourHold, { slotId });
  const customer = { firstName: 'Ada', lastName: 'Obi', email: by.email, phone: '1' };
  return { slotId, customer };
}

const toursOf = `SELECT t.status FROM tours t WHERE t.email = $1`;
const slotsOf = 'SELECT status FROM tour_slots WHERE client_id = $1';

const subscriber = 'SELECT id FROM newsletter_subscribers WHERE email = $1';
const emailsQuery = `SELECT o.kind FROM outbox o WHERE o.subject->>'subscriberId' = $1 ORDER BY o.kind`;

async function requestSubscription(testBed: TwoServerTestBed) {
  const by = testBed.guest();
  await by.done(paths.newsletterSubscribe, { email: by.email, source: 'home', openForMs });
  const [id] = (await testBed.column(subscriber, by.email)) as string[];
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    by,
    id: id ?? '',
    key: signConfirmKey(testBed.services.keys, { id: id ?? '', generation: 0, issuedAt }),
  };
}

/** Creates a guest who has attended a class, with the link to review it. */
async function attendClass(testBed: TwoServerTestBed) {
  const by = testBed.guest();
  const classId = await createClassIn(testBed, -5);
  const bookingId = await createBooking(testBed.database, { classId, email: by.email, status: 'ATTENDED' });
  await queueReviewRequests(testBed.services);
  const key = new URL(buildReviewUrl(testBed.services, bookingId)).searchParams.get('k');
  const readEffect = () => testBed.column('SELECT rating FROM reviews WHERE booking_id = $1', bookingId);
  return { by, link: { bookingId, key }, readEffect };
}

const reviewInput = { rating: 4, text: 'Calm, and hard in the right places.', displayName: 'Amara O.' };

export const visitorCalls: RepeatedCall[] = [
  {
    path: paths.tourHold,
    prepare: async (testBed) => {
      const by = testBed.guest();
      return {
        by,
        body: { slotId: await findLastFreeSlot(by) },
        readEffect: () => testBed.column(slotsOf, by.clientId),
      };
    },
    effect: ['HELD'],
    differing: { fields: ['holdExpiresAt'], reason: 'each call renews the hold for its full time' },
  },
  {
    path: paths.tourRelease,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const { slotId } = await holdTour(by);
      return { by, body: { slotId }, readEffect: () => testBed.column(slotsOf, by.clientId) };
    },
    effect: [],
    differing: { fields: ['released'], reason: 'the other calls had nothing left to release' },
  },
  {
    path: paths.tourBook,
    prepare: async (testBed, idempotencyKey) => {
      const by = testBed.guest();
      const body = { ...(await holdTour(by)), idempotencyKey };
      const readEffect = async () => [
        ...(await testBed.column(slotsOf, by.clientId)),
        ...(await testBed.column(toursOf, by.email)),
      ];
      return { by, body, readEffect };
    },
    effect: ['BOOKED', 'CONFIRMED'],
  },
  {
    path: paths.studioTourBook,
    prepare: async (testBed) => {
      const by = testBed.guest();
      return { by, body: await holdTour(by), readEffect: () => testBed.column(toursOf, by.email) };
    },
    effect: ['CONFIRMED'],
  },
  {
    path: paths.tourCancel,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const { bookingId } = await by.done(paths.tourBook, await holdTour(by));
      const emailsQuery = `SELECT kind FROM outbox WHERE subject->>'tourId' = $1 AND kind = 'tour-cancelled'`;
      const readEffect = async () => [
        ...(await testBed.column(toursOf, by.email)),
        ...(await testBed.column(emailsQuery, bookingId)),
      ];
      return { by, body: { bookingId }, readEffect };
    },
    effect: ['CANCELLED', 'tour-cancelled'],
    outcomes: onceThenError('409 already_cancelled'),
  },
  {
    path: paths.newsletterSubscribe,
    prepare: async (testBed) => {
      const by = testBed.guest();
      const body = { email: by.email, source: 'home', openForMs };
      return { by, body, readEffect: async () => (await testBed.column(subscriber, by.email)).length };
    },
    effect: 1,
  },
  {
    path: paths.newsletterConfirm,
    prepare: async (testBed) => {
      const { by, id, key } = await requestSubscription(testBed);
      const codes = 'SELECT count(*)::int FROM promo_codes WHERE email = $1';
      const readEffect = async () => [
        ...(await testBed.column(emailsQuery, id)),
        ...(await testBed.column(codes, by.email)),
      ];
      return { by, body: { key }, readEffect };
    },
    effect: ['newsletter-confirmation', 'newsletter-welcome', 1],
    differing: { fields: ['alreadyDone'], reason: 'the other calls find the address subscribed' },
  },
  {
    path: paths.newsletterUnsubscribe,
    prepare: async (testBed) => {
      const { by, id, key } = await requestSubscription(testBed);
      await by.done(paths.newsletterConfirm, { key });
      const body = { key: signUnsubscribeKey(testBed.services.keys, id) };
      return { by, body, readEffect: () => testBed.column(subscriber, by.email) };
    },
    effect: [],
    differing: { fields: ['alreadyDone'], reason: 'the other calls find the address unsubscribed' },
  },
  {
    path: paths.contact,
    prepare: async (testBed, idempotencyKey) => {
      const by = testBed.guest();
      const body = {
        name: 'Ada Obi',
        email: by.email,
        message: 'Do you have lockers?',
        openForMs,
        idempotencyKey,
      };
      const kinds = `SELECT o.kind FROM outbox o JOIN contact_messages m ON m.id::text = o.subject->>'messageId'
        WHERE m.email = $1 ORDER BY o.kind`;
      return { by, body, readEffect: () => testBed.column(kinds, by.email) };
    },
    effect: ['contact-copy', 'contact-notice'],
  },
  {
    path: paths.reviewSave,
    prepare: async (testBed) => {
      const { by, link, readEffect } = await attendClass(testBed);
      return { by, body: { ...link, ...reviewInput }, readEffect };
    },
    effect: [4],
  },
  {
    path: paths.reviewWithdraw,
    prepare: async (testBed) => {
      const { by, link, readEffect } = await attendClass(testBed);
      await by.done(paths.reviewSave, { ...link, ...reviewInput });
      return { by, body: link, readEffect };
    },
    effect: [],
  },
];
