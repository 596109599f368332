import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResult } from './harness/api-client.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { bookingCalls } from './idempotency/booking-calls.ts';
import { exemptCalls } from './idempotency/exempt-calls.ts';
import { listIdempotentContracts } from './idempotency/list-idempotent-contracts.ts';
import { moneyCalls } from './idempotency/money-calls.ts';
import { createUnreportedPayment, deliverPaymentEvent } from './idempotency/provider-events.ts';
import { recordCalls } from './idempotency/record-calls.ts';
import { type RepeatedCall, repeatCount, transientProviderError } from './idempotency/repeated-call.ts';
import { staffCalls } from './idempotency/staff-calls.ts';
import { openTwoServerTestBed, type TwoServerTestBed } from './idempotency/two-server-test-bed.ts';
import { visitorCalls } from './idempotency/visitor-calls.ts';
import { waitingCalls } from './idempotency/waiting-calls.ts';

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

let house: TwoServerTestBed;
beforeAll(async () => {
  house = await openTwoServerTestBed();
});
afterAll(() => house?.close());

/** Makes a call 50 times concurrently, alternating between the servers. Retries a temporary provider error. */
async function repeated({ path, prepare, differs }: RepeatedCall) {
  const { by, body, counted } = await prepare(house, randomUUID());
  const press = async (nth: number): Promise<ApiResult> => {
    const answer = await by.call(nth, path, body);
    return countOutcomes([answer])[transientProviderError] ? press(nth) : answer;
  };
  const answers = await Promise.all(Array.from({ length: repeatCount }, (_, nth) => press(nth)));
  const own = answers
    .filter(({ status }) => status === 200)
    .map((answer) =>
      JSON.stringify(answer.body, (name, value) => (differs?.fields.includes(name) ? null : value)),
    );
  return { outcomes: countOutcomes(answers), answers: [...new Set(own)], effect: await counted() };
}

describe(`a call that is made ${repeatCount} times at once, at two servers on one PostgreSQL`, () => {
  const hasOneEffect = async (call: RepeatedCall) => {
    const found = await repeated(call);
    expect(found.outcomes).toEqual(call.answers ?? { ok: repeatCount });
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
    const paid = await createUnreportedPayment(house);
    const heard = await Promise.all(
      Array.from({ length: repeatCount }, (_, nth) => deliverPaymentEvent(house, nth, paid.intentId)),
    );
    expect(heard).toEqual(Array(repeatCount).fill(200));
    expect(await paid.counted()).toEqual([1, 'CONFIRMED', 'booking-confirmed']);
  });

  it('no contract that promises as much is missing', () => {
    const known = new Set([...table.map(({ path }) => String(path)), ...Object.keys(exemptCalls)]);
    expect(listIdempotentContracts().filter((path) => !known.has(path))).toEqual([]);
    expect(listIdempotentContracts()).toEqual(
      expect.arrayContaining([paths.hold, paths.purchaseOpen, paths.contact]),
    );
  });

  it('control, and the last: without the index behind one hold, a browser holds places many times over', async () => {
    await house.database.pool.query('DROP INDEX holds_one_live_per_class_and_client');
    const [holding] = bookingCalls;
    if (!holding) throw new Error('There is no such call.');
    const { effect, answers } = await forceConcurrentWrites(house.database, 'holds', () => repeated(holding));
    expect(answers.length).toBeGreaterThan(1);
    expect(effect).not.toEqual(holding.effect);
  });
});
