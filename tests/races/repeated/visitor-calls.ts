import { paths } from '@studio/contracts/paths';
import type { WireTourSlot } from '@studio/contracts/tours';
import { confirmKey, unsubscribeKey } from '@studio/server/newsletter/keys';
import { askForReviews } from '@studio/server/reviews/ask-for-reviews';
import { reviewUrl } from '@studio/server/reviews/review-link';
import { makeBooking } from '../../harness/made-booking.ts';
import { classIn } from './booking-calls.ts';
import type { House, Somebody } from './house.ts';
import { oneAnd, type RepeatedCall } from './repeated-call.ts';

const openForMs = 60_000;

/** Every case takes the last free slot, so that none is in another's way. */
async function freeSlot(by: Somebody): Promise<string> {
  const { slots } = await by.done<{ slots: WireTourSlot[] }>(paths.tourAvailability, { daysTo: 14 });
  return slots.at(-1)?.id ?? '';
}

async function tour(by: Somebody) {
  const slotId = await freeSlot(by);
  await by.done(paths.tourHold, { slotId });
  const customer = { firstName: 'Ada', lastName: 'Obi', email: by.email, phone: '1' };
  return { slotId, customer };
}

const toursOf = `SELECT t.status FROM tours t WHERE t.email = $1`;
const slotsOf = 'SELECT status FROM tour_slots WHERE client_id = $1';

const subscriber = 'SELECT id FROM newsletter_subscribers WHERE email = $1';
const mailsTo = `SELECT o.kind FROM outbox o WHERE o.subject->>'subscriberId' = $1 ORDER BY o.kind`;

async function asked(house: House) {
  const by = house.guest();
  await by.done(paths.newsletterSubscribe, { email: by.email, source: 'home', openForMs });
  const [id] = (await house.column(subscriber, by.email)) as string[];
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    by,
    id: id ?? '',
    key: confirmKey(house.services.keys, { id: id ?? '', generation: 0, issuedAt }),
  };
}

/** Somebody who has been to a class, and the link that asks how it was. */
async function visited(house: House) {
  const by = house.guest();
  const classId = await classIn(house, -5);
  const bookingId = await makeBooking(house.database, { classId, email: by.email, status: 'ATTENDED' });
  await askForReviews(house.services);
  const key = new URL(reviewUrl(house.services, bookingId)).searchParams.get('k');
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
    answers: oneAnd('409 already_cancelled'),
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
      const body = { key: unsubscribeKey(house.services.keys, id) };
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
