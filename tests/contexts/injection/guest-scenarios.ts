import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import type { TourSlotDto } from '@studio/contracts/tours';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { signConfirmKey } from '@studio/server/newsletter/newsletter-link-keys';
import type { TestBrowser } from '../../harness/test-studio.ts';
import type { FieldOutputs, GetPayload, InjectionScenario, OutputChannel } from './injection-scenario.ts';

/** Returns the customer's details, filled with payloads. */
const customer = (payload: GetPayload) => ({
  firstName: payload('customer.firstName'),
  lastName: payload('customer.lastName'),
  email: payload('customer.email', 'address'),
  phone: payload('customer.phone', 'phone'),
});

/** Returns the names of the customer's fields in a call, with the outputs that contain them. */
const ofCustomer = (
  path: string,
  firstName: readonly OutputChannel[],
  otherOutputs: readonly OutputChannel[] = [],
): FieldOutputs => ({
  [`${path} customer.firstName`]: firstName,
  [`${path} customer.lastName`]: otherOutputs,
  [`${path} customer.email`]: otherOutputs,
  [`${path} customer.phone`]: [],
});

const attendees = (payload: GetPayload) => [
  { firstName: payload('attendees[].firstName'), lastName: payload('attendees[].lastName') },
];
const ofAttendees = (path: string, outputs: readonly OutputChannel[]): FieldOutputs => ({
  [`${path} attendees[].firstName`]: outputs,
  [`${path} attendees[].lastName`]: outputs,
});

interface BookingLinks {
  links: { ics: string };
}

const paidBooking: InjectionScenario = {
  name: 'two places, paid by card, and the class is cancelled',
  fields: {
    ...ofCustomer(paths.createIntent, ['mail', 'csv', 'webhook'], ['csv', 'webhook']),
    ...ofAttendees(paths.createIntent, ['mail', 'csv', 'webhook']),
    ...ofCustomer(paths.confirmPayment, []),
    [`${paths.cancelClass} reason`]: ['mail'],
  },
  play: async ({ studio, owner, newClass, collectCalendar, checkPdf }, put) => {
    const [visitor, classId] = [studio.visitor(), await newClass(72)];
    const { holdId } = (await visitor.call(paths.hold, { classId, places: 2 })).body;
    const { paymentIntentId } = await put(visitor, paths.createIntent, (payload) => ({
      classId,
      holdId,
      customer: customer(payload),
      attendees: attendees(payload),
    }));
    await studio.pay(paymentIntentId ?? '');
    const input = (payload: GetPayload) => ({ paymentIntentId, classId, customer: customer(payload) });
    const { links } = await put<BookingLinks>(visitor, paths.confirmPayment, input);
    await collectCalendar(links.ics);
    await checkPdf(links.ics.replace('calendar.ics', 'invoice.pdf'));
    // Sends the booking email before the class is cancelled, because afterwards it would be dropped.
    await studio.emails('nobody@people.example');
    await put(owner, paths.cancelClass, (payload) => ({ classIds: [classId], reason: payload('reason') }));
  },
};

const freeBooking: InjectionScenario = {
  name: 'two places in a free class',
  fields: {
    ...ofCustomer(paths.book, ['mail', 'csv', 'webhook'], ['csv', 'webhook']),
    ...ofAttendees(paths.book, ['mail', 'csv', 'webhook']),
  },
  play: async ({ studio, newClass, collectCalendar }, put) => {
    const [visitor, classId] = [studio.visitor(), await newClass(96, { pricePence: 0 })];
    const { holdId } = (await visitor.call(paths.hold, { classId, places: 2 })).body;
    const { links } = await put<BookingLinks>(visitor, paths.book, (payload) => ({
      classId,
      holdId,
      customer: customer(payload),
      attendees: attendees(payload),
    }));
    await collectCalendar(links.ics);
  },
};

/** Holds the last free slot. */
async function holdLastSlot(visitor: TestBrowser): Promise<string[]> {
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
    const ids = await holdLastSlot(visitor);
    const buildTourInput = (payload: GetPayload) => ({ slotId: ids.at(-1), customer: customer(payload) });
    const { bookingId: tourId } = await put(visitor, paths.tourBook, buildTourInput);
    const input = { tourId, slotId: ids.at(-2) };
    await put(owner, paths.staffTourMove, (payload) => ({ ...input, reason: payload('reason') }));
    await put(owner, paths.staffTourCancel, (payload) => ({ tourId, reason: payload('reason') }));
  },
};

const studioTour: InjectionScenario = {
  name: 'a tour booked through the other route, then cancelled',
  fields: ofCustomer(paths.studioTourBook, ['mail']),
  play: async ({ studio, owner }, put) => {
    const visitor = studio.visitor();
    const ids = await holdLastSlot(visitor);
    const buildTourInput = (payload: GetPayload) => ({ slotId: ids.at(-1), customer: customer(payload) });
    const { bookingId: tourId } = await put(visitor, paths.studioTourBook, buildTourInput);
    await put(owner, paths.staffTourCancel, () => ({ tourId, reason: 'ill' }));
  },
};

const message: InjectionScenario = {
  name: 'a message to the studio, and the reply',
  fields: {
    [`${paths.contact} name`]: ['mail'],
    [`${paths.contact} email`]: ['mail'],
    [`${paths.contact} subject`]: ['mail'],
    [`${paths.contact} message`]: ['mail'],
    [`${paths.messageReply} text`]: ['mail'],
  },
  play: async ({ studio, owner }, put) => {
    await put(studio.visitor(), paths.contact, (payload) => ({
      name: payload('name'),
      email: payload('email', 'address'),
      subject: payload('subject'),
      message: payload('message'),
      topic: 'general',
      openForMs: 9000,
    }));
    const [newest] = await studio.sandbox.query<{ id: string }>(
      'SELECT id FROM contact_messages ORDER BY id DESC LIMIT 1',
    );
    const idempotencyKey = crypto.randomUUID();
    await put(owner, paths.messageReply, (payload) => ({
      messageId: newest?.id,
      idempotencyKey,
      text: payload('text'),
    }));
  },
};

const waiting: InjectionScenario = {
  name: 'a place on a waiting list',
  fields: ofCustomer(paths.waitingJoin, []),
  play: async ({ studio, newClass }, put) => {
    const classId = await newClass(120, { capacity: 1, pricePence: 0 });
    await studio.visitor().call(paths.hold, { classId });
    const input = (payload: GetPayload) => ({ classIds: [classId], customer: customer(payload) });
    await put<WaitingEntriesResponse>(studio.visitor(), paths.waitingJoin, input);
  },
};

const newsletter: InjectionScenario = {
  name: 'a newsletter subscription',
  fields: { [`${paths.newsletterSubscribe} email`]: ['csv'] },
  play: async ({ studio }, put) => {
    const input = (payload: GetPayload) => ({
      email: payload('email', 'address'),
      source: 'home',
      openForMs: 9000,
    });
    await put(studio.visitor(), paths.newsletterSubscribe, input);
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
    const { payment, purchaseId } = await put<StartPurchaseResponse>(
      visitor,
      paths.purchaseOpen,
      (payload) => ({
        productId: 'gift-card',
        termsVersion,
        giftCard,
        customer: {
          firstName: payload('customer.firstName'),
          lastName: payload('customer.lastName'),
          email: payload('customer.email', 'address'),
        },
      }),
    );
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
