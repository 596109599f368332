import { paths } from '@studio/contracts/paths';
import type { PurchaseOpenResponse } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { TourSlotDto } from '@studio/contracts/tours';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { signConfirmKey } from '@studio/server/newsletter/newsletter-keys';
import type { TestBrowser } from '../../harness/test-studio.ts';
import type { FieldOutputs, GetPayload, InjectionScenario, OutputChannel } from './injection-scenario.ts';

/** Returns the customer's details, filled with payloads. */
const customer = (say: GetPayload) => ({
  firstName: say('customer.firstName'),
  lastName: say('customer.lastName'),
  email: say('customer.email', 'address'),
  phone: say('customer.phone', 'phone'),
});

/** Returns the fields of the customer's details, and their outputs. */
const ofCustomer = (
  path: string,
  firstName: readonly OutputChannel[],
  rest: readonly OutputChannel[] = [],
): FieldOutputs => ({
  [`${path} customer.firstName`]: firstName,
  [`${path} customer.lastName`]: rest,
  [`${path} customer.email`]: rest,
  [`${path} customer.phone`]: [],
});

const attendees = (say: GetPayload) => [
  { firstName: say('attendees[].firstName'), lastName: say('attendees[].lastName') },
];
const ofAttendees = (path: string, out: readonly OutputChannel[]): FieldOutputs => ({
  [`${path} attendees[].firstName`]: out,
  [`${path} attendees[].lastName`]: out,
});

interface Booked {
  links: { ics: string };
}

const paidBooking: InjectionScenario = {
  name: 'two places, paid by card, and the class is off',
  fields: {
    ...ofCustomer(paths.createIntent, ['mail', 'csv', 'webhook'], ['csv', 'webhook']),
    ...ofAttendees(paths.createIntent, ['mail', 'csv', 'webhook']),
    ...ofCustomer(paths.confirmPayment, []),
    [`${paths.cancelClass} reason`]: ['mail'],
  },
  play: async ({ studio, owner, newClass, keepCalendar, openPaper }, put) => {
    const [visitor, classId] = [studio.visitor(), await newClass(72)];
    const { holdId } = (await visitor.call(paths.hold, { classId, places: 2 })).body;
    const { paymentIntentId } = await put(visitor, paths.createIntent, (say) => ({
      classId,
      holdId,
      customer: customer(say),
      attendees: attendees(say),
    }));
    await studio.pay(paymentIntentId ?? '');
    const wish = (say: GetPayload) => ({ paymentIntentId, classId, customer: customer(say) });
    const { links } = await put<Booked>(visitor, paths.confirmPayment, wish);
    await keepCalendar(links.ics);
    await openPaper(links.ics.replace('calendar.ics', 'invoice.pdf'));
    // Sends the booking email before the class is cancelled, because afterwards it would be dropped.
    await studio.mails('nobody@people.example');
    await put(owner, paths.cancelClass, (say) => ({ classIds: [classId], reason: say('reason') }));
  },
};

const freeBooking: InjectionScenario = {
  name: 'two places for nothing',
  fields: {
    ...ofCustomer(paths.book, ['mail', 'csv', 'webhook'], ['csv', 'webhook']),
    ...ofAttendees(paths.book, ['mail', 'csv', 'webhook']),
  },
  play: async ({ studio, newClass, keepCalendar }, put) => {
    const [visitor, classId] = [studio.visitor(), await newClass(96, { pricePence: 0 })];
    const { holdId } = (await visitor.call(paths.hold, { classId, places: 2 })).body;
    const { links } = await put<Booked>(visitor, paths.book, (say) => ({
      classId,
      holdId,
      customer: customer(say),
      attendees: attendees(say),
    }));
    await keepCalendar(links.ics);
  },
};

/** Holds the last free slot. */
async function heldSlot(visitor: TestBrowser): Promise<string[]> {
  const { body } = await visitor.call(paths.tourAvailability, { daysFrom: 1, daysTo: 20 });
  const ids = (body.slots as unknown as TourSlotDto[]).map(({ id }) => id);
  await visitor.call(paths.tourHold, { slotId: ids.at(-1) });
  return ids;
}

const tour: InjectionScenario = {
  name: 'a tour, moved and cancelled by the team',
  fields: {
    ...ofCustomer(paths.tourBook, ['mail']),
    [`${paths.staffTourMove} reason`]: [],
    [`${paths.staffTourCancel} reason`]: [],
  },
  play: async ({ studio, owner }, put) => {
    const visitor = studio.visitor();
    const ids = await heldSlot(visitor);
    const booked = (say: GetPayload) => ({ slotId: ids.at(-1), customer: customer(say) });
    const { bookingId: tourId } = await put(visitor, paths.tourBook, booked);
    const wish = { tourId, slotId: ids.at(-2) };
    await put(owner, paths.staffTourMove, (say) => ({ ...wish, reason: say('reason') }));
    await put(owner, paths.staffTourCancel, (say) => ({ tourId, reason: say('reason') }));
  },
};

const studioTour: InjectionScenario = {
  name: 'a tour at its other address, cancelled so that the next one has its time',
  fields: ofCustomer(paths.studioTourBook, ['mail']),
  play: async ({ studio, owner }, put) => {
    const visitor = studio.visitor();
    const ids = await heldSlot(visitor);
    const booked = (say: GetPayload) => ({ slotId: ids.at(-1), customer: customer(say) });
    const { bookingId: tourId } = await put(visitor, paths.studioTourBook, booked);
    await put(owner, paths.staffTourCancel, () => ({ tourId, reason: 'ill' }));
  },
};

const message: InjectionScenario = {
  name: 'a message to the studio, and the answer',
  fields: {
    [`${paths.contact} name`]: ['mail'],
    [`${paths.contact} email`]: ['mail'],
    [`${paths.contact} subject`]: ['mail'],
    [`${paths.contact} message`]: ['mail'],
    [`${paths.messageReply} text`]: ['mail'],
  },
  play: async ({ studio, owner }, put) => {
    await put(studio.visitor(), paths.contact, (say) => ({
      name: say('name'),
      email: say('email', 'address'),
      subject: say('subject'),
      message: say('message'),
      topic: 'general',
      openForMs: 9000,
    }));
    const [newest] = await studio.sandbox.query<{ id: string }>(
      'SELECT id FROM contact_messages ORDER BY id DESC LIMIT 1',
    );
    const idempotencyKey = crypto.randomUUID();
    await put(owner, paths.messageReply, (say) => ({
      messageId: newest?.id,
      idempotencyKey,
      text: say('text'),
    }));
  },
};

const waiting: InjectionScenario = {
  name: 'a place on a waiting list',
  fields: ofCustomer(paths.waitingJoin, []),
  play: async ({ studio, newClass }, put) => {
    const classId = await newClass(120, { capacity: 1, pricePence: 0 });
    await studio.visitor().call(paths.hold, { classId });
    const wish = (say: GetPayload) => ({ classIds: [classId], customer: customer(say) });
    await put<WaitingEntriesResponse>(studio.visitor(), paths.waitingJoin, wish);
  },
};

const newsletter: InjectionScenario = {
  name: 'an address for the list',
  fields: { [`${paths.newsletterSubscribe} email`]: ['csv'] },
  play: async ({ studio }, put) => {
    const wish = (say: GetPayload) => ({ email: say('email', 'address'), source: 'home', openForMs: 9000 });
    await put(studio.visitor(), paths.newsletterSubscribe, wish);
    const [newest] = await studio.sandbox.query<{ id: string }>(
      'SELECT id FROM newsletter_subscribers ORDER BY id DESC LIMIT 1',
    );
    const issuedAt = Math.floor(studio.time.now.getTime() / 1000);
    const key = signConfirmKey(studio.services.keys, { id: newest?.id ?? '', generation: 0, issuedAt });
    await put(studio.visitor(), paths.newsletterConfirm, () => ({ key }));
  },
};

const giftByGuest: InjectionScenario = {
  name: 'a gift card, bought without an account',
  fields: {
    [`${paths.purchaseOpen} customer.firstName`]: ['csv'],
    [`${paths.purchaseOpen} customer.lastName`]: ['csv'],
    [`${paths.purchaseOpen} customer.email`]: ['csv'],
  },
  play: async ({ studio }, put) => {
    const visitor = studio.visitor();
    const recipient = { recipientName: 'Mina', recipientEmail: 'mina@gifts.example' };
    const giftCard = { amount: 50, ...recipient, senderName: 'Theo', message: '' };
    const { payment, purchaseId } = await put<PurchaseOpenResponse>(visitor, paths.purchaseOpen, (say) => ({
      productId: 'gift-card',
      termsVersion,
      giftCard,
      customer: {
        firstName: say('customer.firstName'),
        lastName: say('customer.lastName'),
        email: say('customer.email', 'address'),
      },
    }));
    await studio.pay(payment?.paymentIntentId ?? '');
    await visitor.call(paths.purchaseConfirm, { purchaseId });
  },
};

export const guestScenarios: readonly InjectionScenario[] = [
  paidBooking,
  freeBooking,
  tour,
  studioTour,
  message,
  waiting,
  giftByGuest,
  newsletter,
];
