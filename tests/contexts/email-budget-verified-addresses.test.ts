import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import { consumeEmailBudget } from '@studio/server/email-budget';
import { isEmailProven } from '@studio/server/people/proven-emails';
import { hashPerson } from '@studio/server/platform/hash-person';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountEmailDelivery } from '../../scripts/serve/deliver-account-email.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import {
  createVictimEmail,
  type EmailBudgetStudio,
  openEmailBudgetStudio,
} from '../harness/email-budget-studio.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

const branchId = '11-miles-st';
const monday = new Date('2026-11-23T12:00:00Z');
const thursday = new Date('2026-11-26T09:30:00Z');

let { studio, tokens, people, openBrowser, advanceTime, received, sendMessage, subscribe, exhaustBudget } =
  {} as EmailBudgetStudio;

beforeAll(async () => {
  ({ studio, tokens, people, openBrowser, advanceTime, received, sendMessage, subscribe, exhaustBudget } =
    await openEmailBudgetStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = monday;
});

const requestLinks = (email: string, visitor = openBrowser()) =>
  visitor.call(paths.bookingLinks, { email, openForMs: 9000 });

describe('a visitor who has used up the small budget cannot block', () => {
  it('the email about a class that the studio cancels', async () => {
    const email = createVictimEmail();
    const classId = await createClass(studio.database, { startsAt: thursday });
    await createBooking(studio.database, { classId, email });
    await exhaustBudget(email);
    const { sub } = people.addUser(randomUUID(), { groups: ['STAFF'] });
    const staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
    const reason = 'The heating has failed';
    expect((await staff.call(paths.cancelClass, { classIds: [classId], reason })).status).toBe(200);
    await studio.idle();
    const [newest] = await received(email);
    expect(newest).toMatch(/cancelled/i);
  });

  it('that email with offers that a member has sent to the victim’s address', { tags: 'long' }, async () => {
    const email = createVictimEmail();
    const [booked, classId] = [
      await createClass(studio.database, { startsAt: thursday }),
      await createClass(studio.database, { startsAt: thursday, capacity: 1 }),
    ];
    await createBooking(studio.database, { classId: booked, email });
    const [{ sub: eve }, { sub: ines }] = [
      people.addUser(randomUUID()),
      people.addUser(randomUUID(), { groups: ['STAFF'] }),
    ];
    const member = openBrowser().with(await tokens.access(eve));
    const customer = { firstName: 'Eve', lastName: 'Quill', email };
    for (let round = 0; round < 32; round++) {
      const holder = openBrowser();
      const { holdId } = (await holder.call(paths.hold, { classId })).body;
      const joined = await member.call(paths.waitingJoin, { classIds: [classId], customer });
      await holder.call(paths.release, { holdId });
      await processWaitingLists(studio.services);
      await studio.emails(email);
      const { entries } = joined.body as unknown as { entries: { entryId: string }[] };
      await member.call(paths.waitingLeave, { entryId: entries[0]?.entryId });
      advanceTime(60_000);
    }
    const offers = (await received(email)).filter((subject) => subject.startsWith('Place available until'));
    expect(offers).toHaveLength(5);
    const staff = studio.visitor().with(await tokens.access(ines, ['STAFF']));
    const cancel = { classIds: [booked], reason: 'The heating has failed' };
    expect((await staff.call(paths.cancelClass, cancel)).body).toMatchObject({ ok: true });
    await studio.idle();
    expect((await received(email))[0]).toMatch(/cancelled/i);
  });

  it('an offer to a person who confirmed by email in another browser than the one that joined', async () => {
    const email = createVictimEmail();
    const classId = await createClass(studio.database, { startsAt: thursday, capacity: 1 });
    const [holder, laptop, phone] = [openBrowser(), openBrowser(), openBrowser()];
    const { holdId } = (await holder.call(paths.hold, { classId })).body;
    const customer = { firstName: 'Vera', lastName: 'Quill', email };
    const joined = await laptop.call(paths.waitingJoin, { classIds: [classId], customer });
    const { entries } = joined.body as unknown as { entries: { entryId: string }[] };
    const { entryId = '' } = entries[0] ?? {};
    const key = await getEmailedKey(studio.services, entryId);
    expect((await phone.call(paths.waitingConfirm, { entryId, key })).status).toBe(200);
    await exhaustBudget(email);
    const offered = { to: email, cause: 'offered' } as const;
    const hasBudget = () =>
      studio.database.transaction((tx) => consumeEmailBudget(tx, studio.services, offered, studio.time.now));
    while (await hasBudget());
    await holder.call(paths.release, { holdId });
    await processWaitingLists(studio.services);
    expect((await received(email))[0]).toMatch(/^Place available until/);
  });

  it('the confirmation of a booking that a guest has paid for', async () => {
    await exhaustBudget(guestDetails.email);
    const before = (await received(guestDetails.email)).length;
    await bookAndPay(studio, openBrowser(), await createClass(studio.database, { startsAt: thursday }));
    expect(await received(guestDetails.email)).toHaveLength(before + 1);
  });

  it('the emails about a member’s own bookings and codes', async () => {
    const memberId = randomUUID();
    const { email } = people.addUser(memberId, { email: createVictimEmail() });
    const member = openBrowser().with(await tokens.access(memberId));
    await member.call(paths.userGet, {});
    await exhaustBudget(email ?? '');
    const classId = await createClass(studio.database, { startsAt: thursday, pricePence: 0 });
    const { holdId } = (await member.call(paths.hold, { classId, principalUserId: memberId })).body;
    const customer = { firstName: 'Ada', lastName: 'Quill', email, phone: '020 7946 0117', title: 'Ms' };
    const booked = await member.call(paths.book, {
      classId,
      holdId,
      customer,
      principalUserId: memberId,
      paymentMethod: 'PAYG',
    });
    expect(booked.status, booked.body.message).toBe(200);
    expect((await received(email ?? ''))[0]).toMatch(/Dynamic Reformer/);
    const code: AccountEmail = {
      kind: 'reset-password',
      code: '048291',
      minutes: 10,
      to: email ?? '',
      firstName: null,
    };
    const before = (await received(email ?? '')).length;
    await createAccountEmailDelivery(studio.services)(code, randomUUID());
    expect(await received(email ?? '')).toHaveLength(before + 1);
  });

  it('emails requested by a browser that has verified the address through an emailed link', async () => {
    const email = createVictimEmail();
    const visitor = openBrowser();
    await subscribe(email, visitor);
    const [confirmationEmail] = await studio.emails(email);
    const key = /\/newsletter\/confirm\?k=(\S+)/.exec(confirmationEmail?.text ?? '')?.[1];
    await exhaustBudget(email);
    const proof = {
      branchId,
      personHash: hashPerson(studio.services.keys, email),
      clientId: visitor.clientId,
    };
    expect(await isEmailProven(studio.database, proof)).toBe(false);
    expect((await visitor.call(paths.newsletterConfirm, { key })).status).toBe(200);
    expect(await isEmailProven(studio.database, proof)).toBe(true);
    await sendMessage(email, visitor);
    const subjects = await received(email);
    expect(subjects[0]).toMatch(/^Your message/);
    expect(subjects).toHaveLength(5 + 2);
  });
});

describe('verifying an address', () => {
  it('needs the key from a tour email, not the key that the booking browser has', async () => {
    const email = createVictimEmail();
    const [booker, reader] = [openBrowser(), openBrowser()];
    const slotId = '2026-11-27T10:00';
    await booker.call(paths.tourHold, { slotId });
    const customer = { firstName: 'Eve', lastName: 'Quill', email, phone: '1' };
    const { bookingId } = (await booker.call(paths.tourBook, { slotId, customer })).body;
    const [mail] = await studio.emails(email);
    const emailedKey = /\/tour\/\S+\?k=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const shownKey = studio.services.keys.sign('booking-link', `tour:${bookingId}`);
    const proofOf = ({ clientId }: TestBrowser) => ({
      branchId,
      personHash: hashPerson(studio.services.keys, email),
      clientId,
    });
    for (const key of [shownKey, emailedKey])
      expect((await booker.call(paths.tourGet, { bookingId, key })).status).toBe(200);
    const move = { bookingId, slotId: '2026-11-27T10:30' };
    expect((await booker.call(paths.tourMove, { ...move, key: shownKey })).status).toBe(200);
    expect(await isEmailProven(studio.database, proofOf(booker))).toBe(false);
    expect((await reader.call(paths.tourCancel, { bookingId, key: emailedKey })).status).toBe(200);
    expect(await isEmailProven(studio.database, proofOf(reader))).toBe(true);
    expect(await isEmailProven(studio.database, proofOf(booker))).toBe(false);
  });

  it('needs the key from a booking email as well', async () => {
    const email = createVictimEmail();
    const classId = await createClass(studio.database, { startsAt: thursday });
    const [booker, reader] = [openBrowser(), openBrowser()];
    const ids = [0, 1].map(() =>
      createBooking(studio.database, { classId, email, clientId: booker.clientId }),
    );
    const [firstId = '', secondId = ''] = await Promise.all(ids);
    const { links } = (await booker.call(paths.bookingGet, { bookingId: firstId })).body;
    const shownKey = new URL(links.booking, 'http://localhost').searchParams.get('k');
    await booker.call(paths.cancel, { bookingId: firstId, key: shownKey });
    await requestLinks(email);
    const [mail] = await studio.emails(email);
    const emailedKey = new RegExp(`/booking/${secondId}\\?k=(\\S+)`).exec(mail?.text ?? '')?.[1];
    expect((await reader.call(paths.cancel, { bookingId: secondId, key: emailedKey })).status).toBe(200);
    const checkProven = ({ clientId }: TestBrowser) =>
      isEmailProven(studio.database, {
        branchId,
        personHash: hashPerson(studio.services.keys, email),
        clientId,
      });
    expect([await checkProven(booker), await checkProven(reader)]).toEqual([false, true]);
  });
});
