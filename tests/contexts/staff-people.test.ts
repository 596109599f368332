import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type {
  BookForClientResponse,
  CancelBookingAsStaffResponse,
  QuoteStaffBookingResponse,
} from '@studio/contracts/staff-bookings';
import type {
  GetPersonResponse,
  ListPersonBookingsResponse,
  ListPersonPaymentsResponse,
  SearchPeopleResponse,
} from '@studio/contracts/staff-people';
import type {
  ListPersonEntitlementsResponse,
  ListPersonMovementsResponse,
  ListSellableProductsResponse,
  SellProductResponse,
} from '@studio/contracts/staff-sessions';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { toLondonDate } from '@studio/domain/time/london';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { bookings } from '@studio/server/bookings/tables';
import { entitlements } from '@studio/server/entitlements/tables';
import { people } from '@studio/server/people/tables';
import { audit } from '@studio/server/platform/database/tables';
import { classes } from '@studio/server/timetable/tables';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let staff: TestBrowser;
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(studio.time.now.getTime() + hours * hourMs);

beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  staff = studio.visitor().with(await tokens.access(randomUUID(), ['STAFF']));
});
afterAll(() => studio.close());

/** Calls as staff and expects success. */
async function callAsStaff<Answer>(path: string, body: object): Promise<Answer> {
  const { status, body: response } = await staff.call(path, body);
  expect(response.message).toBeUndefined();
  expect(status).toBe(200);
  return response as unknown as Answer;
}

const emptyPerson = { firstName: 'Nora', lastName: 'Vale', email: '', phone: '' };
const add = async (fields: Partial<typeof emptyPerson> = {}) =>
  (await callAsStaff<{ personId: string; isNew: boolean }>(paths.personAdd, { ...emptyPerson, ...fields }))
    .personId;
const find = (query: string, more: object = {}) =>
  callAsStaff<SearchPeopleResponse>(paths.peopleSearch, { query, ...more });
const book = (personId: string, classId: string, more: object) =>
  staff.call(paths.bookFor, { orderId: randomUUID(), personId, classId, ...more });
const bookOk = async (personId: string, classId: string, more: object) => {
  const { body } = await book(personId, classId, more);
  expect(body.message).toBeUndefined();
  return body as unknown as BookForClientResponse;
};
const grant = async (personId: string, sessions = 2) => {
  const terms = { name: 'A kindness', sessions, covers: ['reformer'], lastDay: null };
  const input = { personId, grantId: randomUUID(), terms, reason: 'made up for a cancelled class' };
  return (await callAsStaff<{ entitlementId: string }>(paths.personGrant, input)).entitlementId;
};
const taken = async (classId: string) =>
  (await studio.database.orm.select().from(classes).where(eq(classes.id, classId)))[0]?.taken;
const auditOf = (subjectId: string) =>
  studio.database.orm
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, subjectId), like(audit.actor, 'staff:%')));
const loadMoney = (personId: string) =>
  callAsStaff<ListPersonPaymentsResponse>(paths.personMoney, { personId });

describe('people search', () => {
  it('finds by name, email, end of the phone number and booking code, and names the match', async () => {
    const email = 'ottilie.brand@example.com';
    const personId = await add({ firstName: 'Ottilie', lastName: 'Brandauer', email, phone: '07700 900456' });
    for (const query of [
      'ottil',
      'brandau ott',
      'ottilie.brand@exam',
      '900456',
      '07700 900456',
      '+44 7700 900456',
    ])
      expect((await find(query)).people.map((one) => one.personId)).toEqual([personId]);
    const classId = await createClass(studio.database, { startsAt: inHours(50) });
    const { displayCode } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const [found] = (await find(displayCode.toLowerCase())).people;
    expect(found).toMatchObject({
      personId,
      matchedBy: `Booking ${displayCode.slice(0, 4)} ${displayCode.slice(4)}`,
    });
    expect(found).toMatchObject({ duePence: 2000, nextClass: inHours(50).toISOString() });
    expect((await find('ottilie', { filter: 'due' })).total).toBe(1);
    expect((await find('ottilie', { filter: 'membership' })).total).toBe(0);
    expect((await find('ottilie', { filter: 'new' })).total).toBe(1);
    expect((await find('& | ! ( )')).total).toBe(0);
  });

  it('pages through all people by name, each of them once', async () => {
    for (let index = 0; index < 7; index++)
      await add({ firstName: `Page ${index % 2}`, lastName: `Zed${index % 3}` });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: SearchPeopleResponse = await find('zed', { limit: 2, cursor });
      expect(page.total).toBe(7);
      seen.push(...page.people.map(({ personId }) => personId));
      cursor = page.cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect((await staff.call(paths.peopleSearch, { cursor: 'nonsense' })).body.code).toBe('bad_request');
  });

  it('adds a person once per email address, and rejects a taken address', async () => {
    const email = 'one.address@example.com';
    const first = await add({ email });
    const repeated = { ...emptyPerson, firstName: 'Other', email: 'One.Address@example.com' };
    expect(await callAsStaff(paths.personAdd, repeated)).toMatchObject({ personId: first, isNew: false });
    const second = await add({ firstName: 'Second' });
    const taken = await staff.call(paths.personSave, { ...emptyPerson, personId: second, email });
    expect(taken.body).toMatchObject({ code: 'bad_request', field: 'email' });
    const slip = await staff.call(paths.personSave, { ...emptyPerson, personId: second, phone: '12' });
    expect(slip.body).toMatchObject({ code: 'bad_request', field: 'phone' });
  });
});

it('keeps a person’s bookings when their address is corrected or removed', async () => {
  const typo = 'nora.valw@example.com';
  const personId = await add({ email: typo });
  const classId = await createClass(studio.database, { startsAt: inHours(50) });
  const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
  const loadState = async () => {
    const { counts } = await callAsStaff<GetPersonResponse>(paths.personGet, { personId });
    const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    return {
      upcoming: counts.upcoming,
      duePence: counts.duePence,
      email: row?.email,
      principal: row?.principalId,
    };
  };
  const email = 'nora.vale@example.com';
  await callAsStaff(paths.personSave, { ...emptyPerson, personId, email });
  expect(await loadState()).toEqual({ upcoming: 1, duePence: 2000, email, principal: null });
  await callAsStaff(paths.personSave, { ...emptyPerson, personId });
  const own = `person:${personId}`;
  expect(await loadState()).toEqual({ upcoming: 1, duePence: 2000, email: '', principal: own });
});

describe('sessions of a client', () => {
  it('are granted, and adjusted with a reason, never below zero, and once per click', async () => {
    const personId = await add();
    const entitlementId = await grant(personId);
    const adjustId = randomUUID();
    const adjust = { entitlementId, adjustId, sessions: -1, reason: 'used at the sister studio' };
    expect(await callAsStaff(paths.personAdjust, adjust)).toMatchObject({ sessionsLeft: 1 });
    expect(await callAsStaff(paths.personAdjust, adjust)).toMatchObject({ sessionsLeft: 1 });
    const tooMany = { ...adjust, adjustId: randomUUID(), sessions: -2 };
    expect((await staff.call(paths.personAdjust, tooMany)).body.code).toBe('entitlement_used_up');
    expect((await staff.call(paths.personAdjust, { ...tooMany, reason: ' ' })).status).toBe(400);
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({ balance: 1, sum: 1 });
    const { movements } = await callAsStaff<ListPersonMovementsResponse>(paths.personMovements, {
      entitlementId,
    });
    expect(movements.map(({ reason, description, balance }) => [reason, description, balance])).toEqual([
      ['CORRECTED', 'used at the sister studio', 1],
      ['GIVEN', 'made up for a cancelled class', 2],
    ]);
    expect((await auditOf(entitlementId)).map(({ action, reason }) => [action, reason])).toEqual([
      ['GIVEN', 'made up for a cancelled class'],
      ['ADJUSTED', 'used at the sister studio'],
    ]);
  });

  it('without an account pay for a class, and last longer when extended', async () => {
    const personId = await add();
    const entitlementId = await grant(personId, 1);
    const late = await createClass(studio.database, { startsAt: inHours(30) });
    const { credits } = await callAsStaff<QuoteStaffBookingResponse>(paths.bookQuote, {
      personId,
      classId: late,
    });
    expect(credits.map((credit) => credit.entitlementId)).toEqual([entitlementId]);
    await bookOk(personId, late, { payment: { kind: 'credit', entitlementId } });
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({ balance: 0, booked: 1 });
    const other = await createClass(studio.database, { startsAt: inHours(31) });
    const spent = await book(personId, other, { payment: { kind: 'credit', entitlementId } });
    expect(spent.body.code).toBe('entitlement_used_up');
    expect(await taken(other)).toBe(0);
    const lastDay = toLondonDate(inHours(24 * 10));
    await callAsStaff(paths.personExtend, { entitlementId, lastDay, reason: 'was ill' });
    const { entitlements } = await callAsStaff<ListPersonEntitlementsResponse>(paths.personEntitlements, {
      personId,
    });
    expect(toLondonDate(new Date(new Date(entitlements[0]?.expiresAt ?? 0).getTime() - 1))).toBe(lastDay);
  });

  it('go to an account that is created at the same moment', async () => {
    const { transaction } = studio.database;
    /** Gives the client an account after the lookup and before the write. */
    const withNewAccount = async (personId: string, work: () => Promise<{ entitlementId: string }>) => {
      const memberId = randomUUID();
      studio.database.transaction = async (within) => {
        studio.database.transaction = transaction;
        await studio.database.orm.update(people).set({ memberId }).where(eq(people.id, personId));
        return transaction(within);
      };
      const { entitlementId: id } = await work();
      const [row] = await studio.database.orm.select().from(entitlements).where(eq(entitlements.id, id));
      expect(row?.memberId).toBe(memberId);
    };
    const one = await add({ firstName: 'Given' });
    await withNewAccount(one, async () => ({ entitlementId: await grant(one) }));
    const other = await add({ firstName: 'Sold' });
    const { products } = await callAsStaff<ListSellableProductsResponse>(paths.personSellable, {
      personId: other,
    });
    const productId = products.find(({ kind, forSale }) => kind === 'pack' && forSale)?.productId;
    const sale = { personId: other, saleId: randomUUID(), productId, method: 'CASH' };
    await withNewAccount(other, () => callAsStaff<SellProductResponse>(paths.personSell, sale));
  });

  it('are sold at the desk once, with an invoice', async () => {
    const personId = await add({ email: 'buys.at.desk@example.com' });
    const sale = { personId, saleId: randomUUID(), productId: 'reformer-pack-10', method: 'CASH' };
    const sold = await callAsStaff<SellProductResponse>(paths.personSell, sale);
    expect(await callAsStaff(paths.personSell, sale)).toEqual(sold);
    expect(await loadCreditLedger(studio.database, sold.entitlementId)).toMatchObject({ balance: 10 });
    const free = { ...sale, saleId: randomUUID(), method: 'COMPLIMENTARY' };
    expect((await staff.call(paths.personSell, free)).body.code).toBe('reason_needed');
    await assignInvoiceNumbers(studio.services);
    const { lines } = await loadMoney(personId);
    expect(lines).toMatchObject([{ kind: 'desk', paymentMethod: 'Cash', amountPence: sold.paidPence }]);
    const pdf = await studio.app.inject({ method: 'GET', url: lines[0]?.invoice?.link ?? '' });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const forged = await studio.app.inject({ method: 'GET', url: `${lines[0]?.invoice?.link}0` });
    expect(forged.statusCode).toBe(404);
  });

  it('that are complimentary do not count as a payment', async () => {
    const personId = await add({ email: 'given.at.desk@example.com' });
    const saleId = randomUUID();
    const free = {
      personId,
      saleId,
      productId: 'reformer-pack-10',
      method: 'COMPLIMENTARY',
      reason: 'prize',
    };
    expect(await callAsStaff<SellProductResponse>(paths.personSell, free)).toMatchObject({ paidPence: 0 });
    for (const source of ['desk', 'refund'])
      expect((await staff.call(paths.moneyGet, { source, id: saleId })).status).toBe(404);
  });

  it('are revoked and refunded once while unused, and an offer can then be bought again', async () => {
    const personId = await add({ firstName: 'Tilda' });
    const { products } = await callAsStaff<ListSellableProductsResponse>(paths.personSellable, { personId });
    const offer = products.find(({ kind, forSale }) => kind === 'offer' && forSale);
    const input = { personId, productId: offer?.productId ?? '', method: 'CASH', saleId: randomUUID() };
    const { entitlementId, paidPence } = await callAsStaff<SellProductResponse>(paths.personSell, input);
    const [credit] = (
      await callAsStaff<ListPersonEntitlementsResponse>(paths.personEntitlements, { personId })
    ).entitlements;
    expect(credit?.reversalPence).toBe(paidPence);
    const revokeInput = { entitlementId, reason: 'bought by mistake' };
    const responses = await Promise.all([1, 2].map(() => staff.call(paths.personReverseSale, revokeInput)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({ balance: 0 });
    const pence = (await loadMoney(personId)).lines.map(({ amountPence }) => amountPence);
    expect(pence.reduce((sum, one) => sum + one, 0)).toBe(0);
    expect((await auditOf(entitlementId)).at(-1)).toMatchObject({
      action: 'REVERSED',
      reason: revokeInput.reason,
    });
    await callAsStaff<SellProductResponse>(paths.personSell, { ...input, saleId: randomUUID() });
  });

  it('are not revoked once one is used, nor when they were granted for free', async () => {
    const personId = await add({ firstName: 'Uma' });
    const sale = { personId, saleId: randomUUID(), productId: 'reformer-pack-10', method: 'TERMINAL' };
    const { entitlementId } = await callAsStaff<SellProductResponse>(paths.personSell, sale);
    const classId = await createClass(studio.database, { startsAt: inHours(70) });
    await bookOk(personId, classId, { payment: { kind: 'credit', entitlementId } });
    for (const id of [entitlementId, await grant(personId)]) {
      const { body } = await staff.call(paths.personReverseSale, { entitlementId: id, reason: 'a slip' });
      expect(body.code).toBe('not_changeable');
    }
    const { entitlements: credits } = await callAsStaff<ListPersonEntitlementsResponse>(
      paths.personEntitlements,
      {
        personId,
      },
    );
    expect(credits.map(({ reversalPence }) => reversalPence)).toEqual([null, null]);
  });
});

describe('booking for a client', () => {
  it('takes a place once per order, emails the client, and never exceeds the capacity', async () => {
    const email = 'books.with.us@example.com';
    const personId = await add({ firstName: 'Bea', email });
    const classId = await createClass(studio.database, { startsAt: inHours(40), capacity: 1 });
    const order = { orderId: randomUUID(), personId, classId, payment: { kind: 'desk', method: 'TERMINAL' } };
    const made = await callAsStaff<BookForClientResponse>(paths.bookFor, { ...order, expectedPence: 2000 });
    expect(await callAsStaff(paths.bookFor, order)).toEqual(made);
    expect(made).toMatchObject({ paidPence: 2000, duePence: 0 });
    expect(await taken(classId)).toBe(1);
    const [sentEmail] = await studio.emails(email);
    expect(sentEmail?.text).toContain('At the front desk');
    const full = await book(await add(), classId, { payment: { kind: 'later' }, reason: 'please' });
    expect(full.body.code).toBe('slot_unavailable');
  });

  it('is rejected when the price has changed, or the client already has a place', async () => {
    const personId = await add();
    const classId = await createClass(studio.database, { startsAt: inHours(41) });
    const cash = { payment: { kind: 'desk', method: 'CASH' }, expectedPence: 1800 };
    expect((await book(personId, classId, cash)).body.code).toBe('price_changed');
    await bookOk(personId, classId, { payment: { kind: 'later' } });
    expect((await book(personId, classId, { payment: { kind: 'later' } })).body.code).toBe('already_booked');
    await bookOk(personId, classId, { payment: { kind: 'later' }, guestName: 'Their sister' });
    expect(
      (await book(personId, classId, { payment: { kind: 'complimentary' }, guestName: 'X' })).body.code,
    ).toBe('reason_needed');
    expect(await taken(classId)).toBe(2);
  });

  it('bypasses a waiting list only with a reason', async () => {
    studio.services.config.quietHours = false;
    const classId = await createClass(studio.database, { startsAt: inHours(42), capacity: 1 });
    await studio.database.orm.update(classes).set({ taken: 1 }).where(eq(classes.id, classId));
    const waitingVisitor = studio.visitor();
    const joined = await waitingVisitor.call(paths.waitingJoin, {
      classIds: [classId],
      customer: guestDetails,
    });
    expect(joined.status).toBe(200);
    const { entryId = '' } = (joined.body as unknown as WaitingEntriesResponse).entries[0] ?? {};
    const key = await getEmailedKey(studio.services, entryId);
    expect((await waitingVisitor.call(paths.waitingConfirm, { entryId, key })).status).toBe(200);
    await studio.database.orm.update(classes).set({ taken: 0 }).where(eq(classes.id, classId));
    const personId = await add();
    const rejected = await book(personId, classId, { payment: { kind: 'later' } });
    expect(rejected.body).toMatchObject({
      code: 'reason_needed',
      message: '1 client is on the waiting list. Enter a reason for booking ahead of them.',
    });
    await bookOk(personId, classId, { payment: { kind: 'later' }, reason: 'was here first' });
    studio.services.config.quietHours = true;
  });

  it('needs no reason to bypass people who have not confirmed their waiting list entry', async () => {
    const classId = await createClass(studio.database, { startsAt: inHours(42.5), capacity: 1 });
    await studio.database.orm.update(classes).set({ taken: 1 }).where(eq(classes.id, classId));
    await studio.visitor().call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    await studio.database.orm.update(classes).set({ taken: 0 }).where(eq(classes.id, classId));
    const personId = await add();
    const quote = await callAsStaff<QuoteStaffBookingResponse>(paths.bookQuote, { personId, classId });
    expect(quote.class).toMatchObject({ waiting: 1, waitingUnconfirmed: 1, offering: false });
    await bookOk(personId, classId, { payment: { kind: 'later' } });
  });

  it('takes an amount due at the desk once, or waives it with a reason', async () => {
    const personId = await add();
    const classId = await createClass(studio.database, { startsAt: inHours(43) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const gift = { bookingId, method: 'COMPLIMENTARY' };
    expect((await staff.call(paths.payAtDesk, gift)).body.code).toBe('reason_needed');
    expect(await callAsStaff(paths.payAtDesk, { bookingId, method: 'CASH' })).toMatchObject({
      paidPence: 2000,
    });
    const repeated = await staff.call(paths.payAtDesk, { bookingId, method: 'CASH' });
    expect(repeated.body.code).toBe('no_payment_required');
    const other = await createClass(studio.database, { startsAt: inHours(44) });
    const waived = await bookOk(personId, other, { payment: { kind: 'later' } });
    const why = { bookingId: waived.bookingId, method: 'COMPLIMENTARY', reason: 'first class on us' };
    expect(await callAsStaff(paths.payAtDesk, why)).toMatchObject({ paidPence: 0 });
    const page = await callAsStaff<ListPersonBookingsResponse>(paths.personBookings, {
      personId,
      scope: 'coming',
    });
    expect(page.bookings.map(({ paidWith, paidPence }) => [paidWith, paidPence])).toEqual([
      ['Cash', 2000],
      ['Complimentary', 0],
    ]);
  });
});

describe('amount due for a late-cancelled place', () => {
  /** Books this class with payment later; returns the client and the key of the booking's page. */
  async function unpaid(hours: number, email: string) {
    const personId = await add({ email });
    const classId = await createClass(studio.database, { startsAt: inHours(hours), capacity: 1 });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const seen = async () => {
      const page = await callAsStaff<ListPersonBookingsResponse>(paths.personBookings, {
        personId,
        scope: 'coming',
      });
      return page.bookings.find((one) => one.bookingId === bookingId);
    };
    const link = new URL((await seen())?.link ?? '', 'http://x');
    const own = { bookingId, key: link.searchParams.get('k') };
    const due = async () =>
      (await callAsStaff<GetPersonResponse>(paths.personGet, { personId })).counts.duePence;
    const inList = async () => (await find(email, { filter: 'due' })).people.map(({ duePence }) => duePence);
    return { personId, classId, bookingId, own, seen, due, inList };
  }

  it('stays due when the client cancels late, and is paid once', async () => {
    const { bookingId, own, seen, due, inList } = await unpaid(20, 'owes@example.com');
    const visitor = studio.visitor();
    const read = async () => (await visitor.call(paths.bookingGet, own)).body as unknown as BookingResponse;
    const { ifLateCancelled } = await read();
    expect(ifLateCancelled).toMatchObject({ kind: 'nothing', amount: 0 });
    expect(ifLateCancelled?.text).toContain('You still owe £20.');
    expect((await visitor.call(paths.lateCancel, own)).status).toBe(200);
    const { cancellation } = await read();
    expect(cancellation?.money).toEqual({ kind: 'still-due', amount: 20 });
    const [sentEmail] = await studio.emails('owes@example.com');
    expect(sentEmail?.text).toContain('£20 is still due at the front desk.');
    expect(await seen()).toMatchObject({ status: 'CANCELLED', duePence: 2000, paidWith: 'Not paid yet' });
    expect([await due(), await inList()]).toEqual([2000, [2000]]);
    expect(await callAsStaff(paths.payAtDesk, { bookingId, method: 'CASH' })).toMatchObject({
      paidPence: 2000,
    });
    expect([await due(), await inList()]).toEqual([0, []]);
    expect((await staff.call(paths.payAtDesk, { bookingId, method: 'CASH' })).body.code).toBe(
      'already_cancelled',
    );
  });

  it('is cleared once another person has the place', async () => {
    const { classId, bookingId, own, due } = await unpaid(21, 'refilled@example.com');
    await studio.visitor().call(paths.lateCancel, own);
    await bookAndPay(studio, studio.visitor(), classId);
    expect(await due()).toBe(0);
    const late = await staff.call(paths.payAtDesk, { bookingId, method: 'CASH' });
    expect(late.body.code).toBe('already_cancelled');
  });

  it('stays or is cleared as staff decide when they cancel', async () => {
    const [stillDue, waived] = [await unpaid(22, 'kept@example.com'), await unpaid(23, 'let.go@example.com')];
    const cancel = (bookingId: string, refund: boolean) =>
      callAsStaff(paths.staffCancel, { bookingId, refund, reason: 'a call at noon' });
    await cancel(stillDue.bookingId, false);
    await cancel(waived.bookingId, true);
    expect([await stillDue.due(), await waived.due()]).toEqual([2000, 0]);
    const why = { bookingId: stillDue.bookingId, method: 'COMPLIMENTARY', reason: 'she was ill' };
    expect(await callAsStaff(paths.payAtDesk, why)).toMatchObject({ paidPence: 0 });
    expect(await stillDue.due()).toBe(0);
  });
});

describe('cancelling and moving for a client', () => {
  it('returns the session in time without a reason, and later as staff decide with a reason', async () => {
    const personId = await add({ email: 'late.cancel@example.com' });
    const entitlementId = await grant(personId, 3);
    const payment = { kind: 'credit', entitlementId } as const;
    const inTime = await createClass(studio.database, { startsAt: inHours(25) });
    const late = await createClass(studio.database, { startsAt: inHours(5) });
    const later = await createClass(studio.database, { startsAt: inHours(6) });
    const first = await bookOk(personId, inTime, { payment });
    const cancel = (bookingId: string, more: object) => staff.call(paths.staffCancel, { bookingId, ...more });
    expect((await cancel(first.bookingId, { refund: false })).body).toMatchObject({ refundTo: 'session' });
    const second = await bookOk(personId, late, { payment });
    expect((await cancel(second.bookingId, { refund: true })).body.code).toBe('reason_needed');
    const why = { reason: 'her train stood still' };
    expect((await cancel(second.bookingId, { refund: true, ...why })).body).toMatchObject({
      refundTo: 'session',
    });
    const third = await bookOk(personId, later, { payment });
    expect((await cancel(third.bookingId, { refund: false, ...why })).body).toMatchObject({
      refundTo: 'nothing',
    });
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({
      balance: 2,
      booked: 3,
      returned: 2,
    });
    expect([await taken(inTime), await taken(late), await taken(later)]).toEqual([0, 0, 0]);
    expect((await auditOf(second.bookingId)).map(({ action, reason: said }) => [action, said])).toEqual([
      ['CONFIRMED', 'booked by the studio'],
      ['CANCELLED', 'by the studio: her train stood still'],
    ]);
    expect((await cancel(third.bookingId, { refund: true, ...why })).body.code).toBe('already_cancelled');
  });

  it('returns desk money at the desk, with a credit note, and card money to the card', async () => {
    const personId = await add({ email: 'desk.money@example.com' });
    const classId = await createClass(studio.database, { startsAt: inHours(45) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'desk', method: 'CASH' } });
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    const refunded = await callAsStaff<CancelBookingAsStaffResponse>(paths.staffCancel, {
      bookingId,
      refund: true,
    });
    expect(refunded).toMatchObject({ refundTo: 'desk', refundedPence: 2000 });
    await assignInvoiceNumbers(studio.services);
    const { lines } = await loadMoney(personId);
    expect(lines.map(({ kind, amountPence }) => [kind, amountPence])).toEqual([
      ['desk-back', -2000],
      ['desk', 2000],
    ]);
    expect(lines.map(({ invoice }) => invoice?.number.slice(0, 3))).toEqual(['CN-', 'INV']);
    const paper = await studio.app.inject({ method: 'GET', url: lines[0]?.invoice?.link ?? '' });
    expect(paper.statusCode).toBe(200);
    const visitor = studio.visitor();
    const paid = await bookAndPay(studio, visitor, classId);
    const card = await callAsStaff<CancelBookingAsStaffResponse>(paths.staffCancel, {
      bookingId: paid.bookingId,
      refund: true,
    });
    expect(card).toMatchObject({ refundTo: 'card', refundedPence: 2000 });
  });

  it('leaves a desk payment that the member cancelled to be returned at the desk, once', async () => {
    const personId = await add({ email: 'self.cancel@example.com' });
    const classId = await createClass(studio.database, { startsAt: inHours(46) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'desk', method: 'CASH' } });
    const { bookings: listed } = await callAsStaff<ListPersonBookingsResponse>(paths.personBookings, {
      personId,
      scope: 'coming',
    });
    const key = new URL(listed[0]?.link ?? '', 'http://x').searchParams.get('k');
    expect((await studio.visitor().call(paths.cancel, { bookingId, key })).status).toBe(200);
    const [sentEmail] = await studio.emails('self.cancel@example.com');
    expect(sentEmail?.text).toContain('£20 refund at the front desk');
    const page = await callAsStaff<GetPersonResponse>(paths.personGet, { personId });
    expect(page.counts).toMatchObject({ owedPence: 2000, cancelled: 1 });
    const refund = { bookingId, reason: 'as they asked' };
    expect(await callAsStaff(paths.deskRefund, refund)).toMatchObject({ refundedPence: 2000 });
    expect((await staff.call(paths.deskRefund, refund)).body.code).toBe('not_changeable');
  });

  it('refunds the desk payment of a past booking once, and none of an upcoming one', async () => {
    const personId = await add({ email: 'past.cash@example.com' });
    const classId = await createClass(studio.database, { startsAt: inHours(0.02), durationMin: 5 });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'desk', method: 'CASH' } });
    const refund = { bookingId, reason: 'The heating failed' };
    const list = async () => {
      const input = { personId, scope: 'coming' };
      return (await callAsStaff<ListPersonBookingsResponse>(paths.personBookings, input)).bookings;
    };
    const start = studio.time.now;
    expect(await list()).toMatchObject([{ deskRefundPence: 0 }]);
    expect((await staff.call(paths.deskRefund, refund)).body.code).toBe('not_changeable');
    studio.time.now = inHours(0.2);
    expect(await list()).toMatchObject([{ owedPence: 0, deskRefundPence: 2000 }]);
    expect(await callAsStaff(paths.deskRefund, refund)).toMatchObject({ refundedPence: 2000 });
    expect((await staff.call(paths.deskRefund, refund)).body.code).toBe('not_changeable');
    expect(await list()).toMatchObject([{ deskRefundPence: 0 }]);
    studio.time.now = start;
  });

  it('moves within 24 hours and to another price only with a reason, never into a full class', async () => {
    const personId = await add({ email: 'moved@example.com' });
    const soonClassId = await createClass(studio.database, { startsAt: inHours(4) });
    const pricierClassId = await createClass(studio.database, { startsAt: inHours(60), pricePence: 2500 });
    const full = await createClass(studio.database, { startsAt: inHours(61), capacity: 1 });
    await createBooking(studio.database, { classId: full });
    const { bookingId } = await bookOk(personId, soonClassId, { payment: { kind: 'desk', method: 'CASH' } });
    const move = (classId: string, reason?: string) =>
      staff.call(paths.staffMove, { bookingId, classId, reason });
    expect((await move(pricierClassId)).body.code).toBe('reason_needed');
    expect((await move(full, 'she asked')).body.code).toBe('slot_unavailable');
    expect((await move(pricierClassId, 'she asked')).status).toBe(200);
    expect([await taken(soonClassId), await taken(pricierClassId), await taken(full)]).toEqual([0, 1, 1]);
    const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(row).toMatchObject({ classId: pricierClassId, pricePaidPence: 2000, sequence: 1 });
  });
});

describe('one-to-one session', () => {
  it('is an unlisted class of one with its own session, and is cancelled with its booking', async () => {
    const personId = await add({ email: 'one.to.one@example.com' });
    const products = await callAsStaff<{ products: { productId: string; kind: string; forSale: boolean }[] }>(
      paths.personSellable,
      { personId },
    );
    const productId = products.products.find(
      ({ kind, forSale }) => kind === 'one-to-one' && forSale,
    )?.productId;
    const sold = await callAsStaff<SellProductResponse>(paths.personSell, {
      personId,
      saleId: randomUUID(),
      productId,
      method: 'TERMINAL',
    });
    const date = toLondonDate(inHours(24 * 5));
    const input = {
      personId,
      entitlementId: sold.entitlementId,
      activityId: 'reformer',
      date,
      startTime: '05:00',
      instructorId: 'ines-duarte',
      roomId: 'studio-1',
      durationMin: 55,
    };
    const made = await callAsStaff<BookForClientResponse>(paths.oneToOne, {
      ...input,
      orderId: randomUUID(),
    });
    const [booking] = await studio.database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.id, made.bookingId));
    const classId = booking?.classId ?? '';
    const open = await studio.visitor().call(paths.availability, { date });
    expect(open.body.slots.some((slot) => slot.classId === classId)).toBe(false);
    expect(
      (await studio.visitor().call(paths.waitingJoin, { classIds: [classId], customer: guestDetails }))
        .status,
    ).toBe(404);
    const other = await add();
    const entitlementId = await grant(other);
    const wrong = await staff.call(paths.oneToOne, {
      ...input,
      orderId: randomUUID(),
      personId: other,
      entitlementId,
    });
    expect(wrong.body.code).toBe('not_covered');
    const clash = await staff.call(paths.oneToOne, { ...input, orderId: randomUUID(), startTime: '05:30' });
    expect(clash.body.code).toMatch(/clash|entitlement_used_up/);
    await callAsStaff(paths.staffCancel, { bookingId: made.bookingId, refund: true });
    const [klass] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    expect(klass).toMatchObject({ status: 'CANCELLED', taken: 0, listed: false });
    expect((await studio.visitor().call(paths.hold, { classId })).status).not.toBe(200);
    expect(await loadCreditLedger(studio.database, sold.entitlementId)).toMatchObject({
      booked: 1,
      returned: 1,
    });
  });
});

describe('profile of a person', () => {
  it('stores notes and a paper waiver, and never shows health answers', async () => {
    const personId = await add({ email: 'page.of@example.com' });
    const noteId = randomUUID();
    const note = { personId, noteId, text: 'Prefers the bed at the window', visibility: 'check-in' };
    await callAsStaff(paths.noteWrite, note);
    await callAsStaff(paths.noteWrite, note);
    await callAsStaff(paths.paperWaiver, { personId });
    const page = await callAsStaff<GetPersonResponse>(paths.personGet, { personId });
    expect(page.notes).toMatchObject([
      { noteId, text: note.text, visibility: 'check-in', writtenBy: 'Staff' },
    ]);
    expect(page.waiver).toMatchObject({ answeredOn: studio.time.now.toISOString(), onPaper: true });
    expect(JSON.stringify(page)).not.toContain('pregnant');
    expect((await staff.call(paths.paperWaiver, { personId })).body.code).toBe('not_changeable');
    await callAsStaff(paths.noteRemove, { noteId });
    expect((await callAsStaff<GetPersonResponse>(paths.personGet, { personId })).notes).toEqual([]);
    expect((await staff.call(paths.personGet, { personId: randomUUID() })).body.code).toBe('not_found');
  });
});
