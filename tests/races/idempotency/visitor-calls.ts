import { paths } from '@studio/contracts/paths';
import type { TourSlotDto } from '@studio/contracts/tours';
import { signConfirmKey, signUnsubscribeKey } from '@studio/server/newsletter/newsletter-keys';
import { queueReviewRequests } from '@studio/server/reviews/queue-review-requests';
import { buildReviewUrl } from '@studio/server/reviews/review-link';
import { createBooking } from '../../harness/create-booking.ts';
import { createClassIn } from './booking-calls.ts';
import { onceThenError, type RepeatedCall } from './repeated-call.ts';
import type { TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

const openForMs = 60_000;

/** Each case takes the last free slot, so that the cases don't interfere. */
async function freeSlot(by: TestCaller): Promise<string> {
  const { slots } = await by.done<{ slots: TourSlotDto[] }>(paths.tourAvailability, { daysTo: 14 });
  return slots.at(-1)?.id ?? '';
}

async function tour(by: TestCaller) {
  const slotId = await freeSlot(by);
  await by.done(paths.tourHold, { slotId });
  const customer = { firstName: 'Ada', lastName: 'Obi', email: by.email, phone: '1' };
  return { slotId, customer };
}

const toursOf = `SELECT t.status FROM tours t WHERE t.email = $1`;
const slotsOf = 'SELECT status FROM tour_slots WHERE client_id = $1';

const subscriber = 'SELECT id FROM newsletter_subscribers WHERE email = $1';
const mailsTo = `SELECT o.kind FROM outbox o WHERE o.subject->>'subscriberId' = $1 ORDER BY o.kind`;

async function asked(house: TwoServerTestBed) {
  const by = house.guest();
  await by.done(paths.newsletterSubscribe, { email: by.email, source: 'home', openForMs });
  const [id] = (await house.column(subscriber, by.email)) as string[];
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    by,
    id: id ?? '',
    key: signConfirmKey(house.services.keys, { id: id ?? '', generation: 0, issuedAt }),
  };
}

/** Creates a guest who has attended a class, with the link to review it. */
async function visited(house: TwoServerTestBed) {
  const by = house.guest();
  const classId = await createClassIn(house, -5);
  const bookingId = await createBooking(house.database, { classId, email: by.email, status: 'ATTENDED' });
  await queueReviewRequests(house.services);
  const key = new URL(buildReviewUrl(house.services, bookingId)).searchParams.get('k');
  const counted = () => house.column('SELECT rating FROM reviews WHERE booking_id = $1', bookingId);
  return { by, link: { bookingId, key }, counted };
}

const words = { rating: 4, text: 'Calm, and hard in the right places.', shownName: 'Amara O.' };

export const visitorCalls: RepeatedCall[] = [
  {
    path: paths.tourHold,
    prepare: async (house) => {
      const by = house.guest();
      return { by, body: { slotId: await freeSlot(by) }, counted: () => house.column(slotsOf, by.clientId) };
    },
    effect: ['HELD'],
    differs: { fields: ['holdExpiresAt'], since: 'holding it again keeps it five minutes from then' },
  },
  {
    path: paths.tourRelease,
    prepare: async (house) => {
      const by = house.guest();
      const { slotId } = await tour(by);
      return { by, body: { slotId }, counted: () => house.column(slotsOf, by.clientId) };
    },
    effect: [],
    differs: { fields: ['released'], since: 'the others had nothing left to release' },
  },
  {
    path: paths.tourBook,
    prepare: async (house, idempotencyKey) => {
      const by = house.guest();
      const body = { ...(await tour(by)), idempotencyKey };
      const counted = async () => [
        ...(await house.column(slotsOf, by.clientId)),
        ...(await house.column(toursOf, by.email)),
      ];
      return { by, body, counted };
    },
    effect: ['BOOKED', 'CONFIRMED'],
  },
  {
    path: paths.studioTourBook,
    prepare: async (house) => {
      const by = house.guest();
      return { by, body: await tour(by), counted: () => house.column(toursOf, by.email) };
    },
    effect: ['CONFIRMED'],
  },
  {
    path: paths.tourCancel,
    prepare: async (house) => {
      const by = await house.member();
      const { bookingId } = await by.done(paths.tourBook, await tour(by));
      const mails = `SELECT kind FROM outbox WHERE subject->>'tourId' = $1 AND kind = 'tour-cancelled'`;
      const counted = async () => [
        ...(await house.column(toursOf, by.email)),
        ...(await house.column(mails, bookingId)),
      ];
      return { by, body: { bookingId }, counted };
    },
    effect: ['CANCELLED', 'tour-cancelled'],
    answers: onceThenError('409 already_cancelled'),
  },
  {
    path: paths.newsletterSubscribe,
    prepare: async (house) => {
      const by = house.guest();
      const body = { email: by.email, source: 'home', openForMs };
      return { by, body, counted: async () => (await house.column(subscriber, by.email)).length };
    },
    effect: 1,
  },
  {
    path: paths.newsletterConfirm,
    prepare: async (house) => {
      const { by, id, key } = await asked(house);
      const codes = 'SELECT count(*)::int FROM promo_codes WHERE email = $1';
      const counted = async () => [
        ...(await house.column(mailsTo, id)),
        ...(await house.column(codes, by.email)),
      ];
      return { by, body: { key }, counted };
    },
    effect: ['newsletter-asked', 'newsletter-welcome', 1],
    differs: { fields: ['already'], since: 'the others find the address on the list' },
  },
  {
    path: paths.newsletterUnsubscribe,
    prepare: async (house) => {
      const { by, id, key } = await asked(house);
      await by.done(paths.newsletterConfirm, { key });
      const body = { key: signUnsubscribeKey(house.services.keys, id) };
      return { by, body, counted: () => house.column(subscriber, by.email) };
    },
    effect: [],
    differs: { fields: ['already'], since: 'the others find the address off the list' },
  },
  {
    path: paths.contact,
    prepare: async (house, idempotencyKey) => {
      const by = house.guest();
      const body = {
        name: 'Ada Obi',
        email: by.email,
        message: 'Do you have lockers?',
        openForMs,
        idempotencyKey,
      };
      const kinds = `SELECT o.kind FROM outbox o JOIN contact_messages m ON m.id::text = o.subject->>'messageId'
        WHERE m.email = $1 ORDER BY o.kind`;
      return { by, body, counted: () => house.column(kinds, by.email) };
    },
    effect: ['contact-copy', 'contact-notice'],
  },
  {
    path: paths.reviewSave,
    prepare: async (house) => {
      const { by, link, counted } = await visited(house);
      return { by, body: { ...link, ...words }, counted };
    },
    effect: [4],
  },
  {
    path: paths.reviewWithdraw,
    prepare: async (house) => {
      const { by, link, counted } = await visited(house);
      await by.done(paths.reviewSave, { ...link, ...words });
      return { by, body: link, counted };
    },
    effect: [],
  },
];
