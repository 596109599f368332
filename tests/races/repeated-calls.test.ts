import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from './harness/api-client.ts';
import { outcomes } from './harness/outcomes.ts';
import { writeTogether } from './harness/write-together.ts';
import { bookingCalls } from './repeated/booking-calls.ts';
import { type House, openHouse } from './repeated/house.ts';
import { moneyCalls } from './repeated/money-calls.ts';
import { notRepeated } from './repeated/not-repeated.ts';
import { promisedCalls } from './repeated/promised-calls.ts';
import { paidAndUntold, tellOfPayment } from './repeated/provider-call.ts';
import { recordCalls } from './repeated/record-calls.ts';
import { passing, type RepeatedCall, times } from './repeated/repeated-call.ts';
import { staffCalls } from './repeated/staff-calls.ts';
import { visitorCalls } from './repeated/visitor-calls.ts';
import { waitingCalls } from './repeated/waiting-calls.ts';

const table = [
  ...bookingCalls,
  ...waitingCalls,
  ...moneyCalls,
  ...visitorCalls,
  ...staffCalls,
  ...recordCalls,
].map((call) => ({ ...call, named: `${call.path}${call.when ? `, ${call.when}` : ''}` }));
/** Calls that every run repeats: about places, money, sessions and the waiting list. */
const often: ReadonlySet<string> = new Set([
  paths.hold,
  paths.book,
  paths.confirmPayment,
  paths.cancel,
  paths.purchaseConfirm,
  paths.moneyRefund,
  paths.waitingJoin,
  paths.waitingClaim,
]);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Makes a call 50 times at once, every other one at the other server; whom a passing refusal met asks again. */
async function repeated({ path, prepare, differs }: RepeatedCall) {
  const { by, body, counted } = await prepare(house, randomUUID());
  const press = async (nth: number): Promise<Answer> => {
    const answer = await by.call(nth, path, body);
    return outcomes([answer])[passing] ? press(nth) : answer;
  };
  const answers = await Promise.all(Array.from({ length: times }, (_, nth) => press(nth)));
  const own = answers
    .filter(({ status }) => status === 200)
    .map((answer) =>
      JSON.stringify(answer.body, (name, value) => (differs?.fields.includes(name) ? null : value)),
    );
  return { outcomes: outcomes(answers), answers: [...new Set(own)], effect: await counted() };
}

describe(`a call that is made ${times} times at once, at two servers on one PostgreSQL`, () => {
  const hasOneEffect = async (call: RepeatedCall) => {
    const found = await repeated(call);
    expect(found.outcomes).toEqual(call.answers ?? { ok: times });
    expect(found.answers).toEqual(found.answers.slice(0, 1));
    expect(found.effect).toEqual(call.effect);
  };
  it.each(table.filter(({ path }) => often.has(path)))('$named: has one effect and one answer', hasOneEffect);
  it.each(table.filter(({ path }) => !often.has(path)))(
    '$named: has one effect and one answer too',
    { tags: 'long' },
    hasOneEffect,
  );

  it('the provider tells of one payment: it is heard each time, and booked once', async () => {
    const paid = await paidAndUntold(house);
    const heard = await Promise.all(
      Array.from({ length: times }, (_, nth) => tellOfPayment(house, nth, paid.intentId)),
    );
    expect(heard).toEqual(Array(times).fill(200));
    expect(await paid.counted()).toEqual([1, 'CONFIRMED', 'booking-confirmed']);
  });

  it('no contract that promises as much is missing', () => {
    const known = new Set([...table.map(({ path }) => String(path)), ...Object.keys(notRepeated)]);
    expect(promisedCalls().filter((path) => !known.has(path))).toEqual([]);
    expect(promisedCalls()).toEqual(expect.arrayContaining([paths.hold, paths.purchaseOpen, paths.contact]));
  });

  it('control, and the last: without the index behind one hold, a browser holds places many times over', async () => {
    await house.database.pool.query('DROP INDEX holds_one_live_per_class_and_client');
    const [holding] = bookingCalls;
    if (!holding) throw new Error('There is no such call.');
    const { effect, answers } = await writeTogether(house.database, 'holds', () => repeated(holding));
    expect(answers.length).toBeGreaterThan(1);
    expect(effect).not.toEqual(holding.effect);
  });
});
