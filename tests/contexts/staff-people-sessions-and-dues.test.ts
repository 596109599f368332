import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { QuoteStaffBookingResponse } from '@studio/contracts/staff-bookings';
import type { ListSellableProductsResponse, SellProductResponse } from '@studio/contracts/staff-desk-sales';
import type {
  ListPersonEntitlementsResponse,
  ListPersonMovementsResponse,
} from '@studio/contracts/staff-entitlements';
import type { GetPersonResponse, ListPersonBookingsResponse } from '@studio/contracts/staff-people';
import { toLondonDate } from '@studio/domain/time/london';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { entitlements } from '@studio/server/entitlements/tables';
import { people } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { openPeopleStudio, type PeopleStudio } from '../harness/people-studio.ts';

let { studio, staff, inHours, add, find, book, bookOk, grant, taken, auditOf, loadMoney } =
  {} as PeopleStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, find, book, bookOk, grant, taken, auditOf, loadMoney } =
    await openPeopleStudio());
});
afterAll(() => studio.close());

describe('sessions of a client', () => {
  it('are granted, and adjusted with a reason, never below zero, and once per click', async () => {
    const personId = await add();
    const entitlementId = await grant(personId);
    const adjustId = randomUUID();
    const adjust = { entitlementId, adjustId, sessions: -1, reason: 'used at the sister studio' };
    expect(await callSuccessfully(staff, paths.personAdjust, adjust)).toMatchObject({ sessionsLeft: 1 });
    expect(await callSuccessfully(staff, paths.personAdjust, adjust)).toMatchObject({ sessionsLeft: 1 });
    const tooMany = { ...adjust, adjustId: randomUUID(), sessions: -2 };
    expect((await staff.call(paths.personAdjust, tooMany)).body.code).toBe('entitlement_used_up');
    expect((await staff.call(paths.personAdjust, { ...tooMany, reason: ' ' })).status).toBe(400);
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({ balance: 1, sum: 1 });
    const { movements } = await callSuccessfully<ListPersonMovementsResponse>(staff, paths.personMovements, {
      entitlementId,
    });
    expect(movements.map(({ reason, description, balance }) => [reason, description, balance])).toEqual([
      ['CORRECTED', 'used at the sister studio', 1],
      ['GRANTED', 'made up for a cancelled class', 2],
    ]);
    expect((await auditOf(entitlementId)).map(({ action, reason }) => [action, reason])).toEqual([
      ['GRANTED', 'made up for a cancelled class'],
      ['ADJUSTED', 'used at the sister studio'],
    ]);
  });

  it('without an account pay for a class, and last longer when extended', async () => {
    const personId = await add();
    const entitlementId = await grant(personId, 1);
    const late = await createClass(studio.database, { startsAt: inHours(30) });
    const { credits } = await callSuccessfully<QuoteStaffBookingResponse>(staff, paths.bookQuote, {
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
    await callSuccessfully(staff, paths.personExtend, { entitlementId, lastDay, reason: 'was ill' });
    const { entitlements } = await callSuccessfully<ListPersonEntitlementsResponse>(
      staff,
      paths.personEntitlements,
      {
        personId,
      },
    );
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
    const { products } = await callSuccessfully<ListSellableProductsResponse>(staff, paths.personSellable, {
      personId: other,
    });
    const productId = products.find(({ kind, forSale }) => kind === 'pack' && forSale)?.productId;
    const sale = { personId: other, saleId: randomUUID(), productId, method: 'CASH' };
    await withNewAccount(other, () =>
      callSuccessfully<SellProductResponse & { entitlementId: string }>(staff, paths.personSell, sale),
    );
  });

  it('are sold at the desk once, with an invoice', async () => {
    const personId = await add({ email: 'buys.at.desk@example.com' });
    const sale = { personId, saleId: randomUUID(), productId: 'reformer-pack-10', method: 'CASH' };
    const sold = await callSuccessfully<SellProductResponse & { entitlementId: string }>(
      staff,
      paths.personSell,
      sale,
    );
    expect(await callSuccessfully(staff, paths.personSell, sale)).toEqual(sold);
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
    expect(
      await callSuccessfully<SellProductResponse & { entitlementId: string }>(staff, paths.personSell, free),
    ).toMatchObject({
      paidPence: 0,
    });
    for (const source of ['desk', 'refund'])
      expect((await staff.call(paths.moneyGet, { source, id: saleId })).status).toBe(404);
  });

  it('are revoked and refunded once while unused, and an offer can then be bought again', async () => {
    const personId = await add({ firstName: 'Tilda' });
    const { products } = await callSuccessfully<ListSellableProductsResponse>(staff, paths.personSellable, {
      personId,
    });
    const offer = products.find(({ kind, forSale }) => kind === 'offer' && forSale);
    const input = { personId, productId: offer?.productId ?? '', method: 'CASH', saleId: randomUUID() };
    const { entitlementId, paidPence } = await callSuccessfully<
      SellProductResponse & { entitlementId: string }
    >(staff, paths.personSell, input);
    const [credit] = (
      await callSuccessfully<ListPersonEntitlementsResponse>(staff, paths.personEntitlements, { personId })
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
    await callSuccessfully<SellProductResponse & { entitlementId: string }>(staff, paths.personSell, {
      ...input,
      saleId: randomUUID(),
    });
  });

  it('are not revoked once one is used, nor when they were granted for free', async () => {
    const personId = await add({ firstName: 'Uma' });
    const sale = { personId, saleId: randomUUID(), productId: 'reformer-pack-10', method: 'TERMINAL' };
    const { entitlementId } = await callSuccessfully<SellProductResponse & { entitlementId: string }>(
      staff,
      paths.personSell,
      sale,
    );
    const classId = await createClass(studio.database, { startsAt: inHours(70) });
    await bookOk(personId, classId, { payment: { kind: 'credit', entitlementId } });
    for (const id of [entitlementId, await grant(personId)]) {
      const { body } = await staff.call(paths.personReverseSale, { entitlementId: id, reason: 'a slip' });
      expect(body.code).toBe('not_changeable');
    }
    const { entitlements: credits } = await callSuccessfully<ListPersonEntitlementsResponse>(
      staff,
      paths.personEntitlements,
      {
        personId,
      },
    );
    expect(credits.map(({ reversalPence }) => reversalPence)).toEqual([null, null]);
  });
});

describe('amount due for a late-cancelled place', () => {
  /** Books this class with payment later; returns the client and the key of the booking's page. */
  async function unpaid(hours: number, email: string) {
    const personId = await add({ email });
    const classId = await createClass(studio.database, { startsAt: inHours(hours), capacity: 1 });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const seen = async () => {
      const page = await callSuccessfully<ListPersonBookingsResponse>(staff, paths.personBookings, {
        personId,
        scope: 'upcoming',
      });
      return page.bookings.find((one) => one.bookingId === bookingId);
    };
    const link = new URL((await seen())?.link ?? '', 'http://x');
    const own = { bookingId, key: link.searchParams.get('k') };
    const due = async () =>
      (await callSuccessfully<GetPersonResponse>(staff, paths.personGet, { personId })).counts.duePence;
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
    expect(await callSuccessfully(staff, paths.payAtDesk, { bookingId, method: 'CASH' })).toMatchObject({
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
      callSuccessfully(staff, paths.staffCancel, { bookingId, refund, reason: 'a call at noon' });
    await cancel(stillDue.bookingId, false);
    await cancel(waived.bookingId, true);
    expect([await stillDue.due(), await waived.due()]).toEqual([2000, 0]);
    const why = { bookingId: stillDue.bookingId, method: 'COMPLIMENTARY', reason: 'she was ill' };
    expect(await callSuccessfully(staff, paths.payAtDesk, why)).toMatchObject({ paidPence: 0 });
    expect(await stillDue.due()).toBe(0);
  });
});
