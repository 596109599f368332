import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResult } from './harness/api-client.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { bookingCalls } from './idempotency/booking-calls.ts';
import { exemptCalls } from './idempotency/exempt-calls.ts';
import { invitationCalls } from './idempotency/invitation-calls.ts';
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
  ...invitationCalls,
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

let testBed: TwoServerTestBed;
beforeAll(async () => {
  testBed = await openTwoServerTestBed();
});
afterAll(() => testBed?.close());

/** Makes a call 50 times concurrently, alternating between the servers. Retries a temporary provider error. */
async function callRepeatedly({ path, prepare, differing }: RepeatedCall) {
  const { by, body, readEffect } = await prepare(testBed, randomUUID());
  const callUntilFinal = async (nth: number): Promise<ApiResult> => {
    const response = await by.call(nth, path, body);
    return countOutcomes([response])[transientProviderError] ? callUntilFinal(nth) : response;
  };
  const answers = await Promise.all(Array.from({ length: repeatCount }, (_, nth) => callUntilFinal(nth)));
  const own = answers
    .filter(({ status }) => status === 200)
    .map((response) =>
      JSON.stringify(response.body, (name, value) => (differing?.fields.includes(name) ? null : value)),
    );
  return { outcomes: countOutcomes(answers), answers: [...new Set(own)], effect: await readEffect() };
}

describe(`a call made ${repeatCount} times at once, at two servers on one PostgreSQL`, () => {
  const hasOneEffect = async (call: RepeatedCall) => {
    const found = await callRepeatedly(call);
    expect(found.outcomes).toEqual(call.outcomes ?? { ok: repeatCount });
    expect(found.answers).toEqual(found.answers.slice(0, 1));
    expect(found.effect).toEqual(call.effect);
  };
  it.each(table.filter(({ path }) => often.has(path)))(
    '$named: has one effect and one response',
    hasOneEffect,
  );
  it.each(table.filter(({ path }) => !often.has(path)))(
    '$named: has one effect and one response too',
    { tags: 'long' },
    hasOneEffect,
  );

  it('a repeated provider event is accepted each time, and its payment is booked once', async () => {
    const paid = await createUnreportedPayment(testBed);
    const statuses = await Promise.all(
      Array.from({ length: repeatCount }, (_, nth) => deliverPaymentEvent(testBed, nth, paid.intentId)),
    );
    expect(statuses).toEqual(Array(repeatCount).fill(200));
    expect(await paid.readEffect()).toEqual([1, 'CONFIRMED', 'booking-confirmed']);
  });

  it('no idempotent contract is missing', () => {
    const covered = new Set([...table.map(({ path }) => String(path)), ...Object.keys(exemptCalls)]);
    expect(listIdempotentContracts().filter((path) => !covered.has(path))).toEqual([]);
    expect(listIdempotentContracts()).toEqual(
      expect.arrayContaining([paths.hold, paths.purchaseOpen, paths.contact]),
    );
  });

  it('control, run last: without the index on live holds, a browser holds places many times over', async () => {
    await testBed.database.pool.query('DROP INDEX holds_one_live_per_class_and_client');
    const [holding] = bookingCalls;
    if (!holding) throw new Error('There is no such call.');
    const { effect, answers } = await forceConcurrentWrites(testBed.database, 'holds', () =>
      callRepeatedly(holding),
    );
    expect(answers.length).toBeGreaterThan(1);
    expect(effect).not.toEqual(holding.effect);
  });
});
