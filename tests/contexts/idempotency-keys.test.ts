import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { idempotentResponses } from '@studio/server/platform/database/tables';
import { maxStoredResponses, purgeStoredResponses } from '@studio/server/platform/http/idempotency';
import { defaultRateLimits } from '@studio/server/platform/limits/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

const customer = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' };
const inTwoDays = new Date('2026-11-25T09:30:00Z');
let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio({ limits: 'on' });
});
afterAll(() => studio.close());
beforeEach(() => studio.database.orm.delete(idempotentResponses));

const stored = () =>
  studio.database.orm.select().from(idempotentResponses).orderBy(idempotentResponses.createdAt);
const key = () => randomUUID();

describe('a call with an idempotency key', () => {
  const unknown = randomUUID();
  it.each([
    [paths.hold, { classId: unknown }],
    [paths.createIntent, { classId: unknown, customer }],
    [paths.confirmPayment, { classId: unknown, paymentIntentId: 'pi_unknown' }],
    [paths.book, { classId: unknown, customer }],
    [paths.tourBook, { slotId: unknown, customer: { ...customer, phone: '+442079460117' } }],
    [paths.purchaseOpen, { productId: 'unknown', customer }],
    [paths.contact, { ...customer, name: 'Ada', message: 'Hello', with: 'nobody-here', openForMs: 60_000 }],
  ])('to %s stores no response when it is rejected', async (path, body) => {
    const visitor = studio.visitor('192.0.2.1');
    for (let index = 0; index < 5; index += 1) {
      const { status } = await visitor.call(path, { ...body, idempotencyKey: key() });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(await stored()).toEqual([]);
  });

  it('is processed again after an error, and returns the stored response after a success', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays, capacity: 1 });
    const [first, second] = [studio.visitor('192.0.2.2'), studio.visitor('192.0.2.2')];
    const { holdId } = (await first.call(paths.hold, { classId })).body;
    const body = { classId, idempotencyKey: key() };
    expect((await second.call(paths.hold, body)).body.code).toBe('slot_unavailable');
    await first.call(paths.release, { holdId });
    const held = await second.call(paths.hold, body);
    expect(held.status).toBe(200);
    expect((await second.call(paths.hold, body)).body).toEqual(held.body);
    const other = await second.call(paths.hold, { ...body, places: 2 });
    expect(other.body.code).toBe('idempotency_mismatch');
    expect(await stored()).toHaveLength(1);
  });
});

describe('calls with an idempotency key', () => {
  const { keysPerClient, keysPerAddress } = defaultRateLimits;
  const body = () => ({ classId: randomUUID(), paymentIntentId: 'pi_unknown', idempotencyKey: key() });
  const countRateLimited = async (calls: number, openBrowser: () => ReturnType<TestStudio['visitor']>) => {
    const codes: unknown[] = [];
    for (let index = 0; index < calls; index += 1) {
      // Slow enough to stay within the limits per minute.
      studio.time.now = new Date(studio.time.now.getTime() + 1_500);
      codes.push((await openBrowser().call(paths.confirmPayment, body())).body.code);
    }
    return codes.filter((code) => code === 'rate_limited').length;
  };

  it(`from one browser are limited to ${keysPerClient.max} an hour`, async () => {
    const browser = studio.visitor('192.0.2.3');
    expect(await countRateLimited(keysPerClient.max + 3, () => browser)).toBe(3);
  });

  it(`from one address are limited to ${keysPerAddress.max} an hour, across browsers`, async () => {
    expect(await countRateLimited(keysPerAddress.max + 3, () => studio.visitor('192.0.2.4'))).toBe(3);
  });
});

describe('stored responses', () => {
  it('are limited in number, and the oldest are purged first', async () => {
    const { now } = studio.time;
    const row = { branchId: '11-miles-st', clientId: 'a', call: 'b', bodyHash: '', answer: {} };
    const ages = [4, 3, 2, 1, 0].map((minutes) => new Date(now.getTime() - minutes * 60_000));
    const rows = ages.map((createdAt) => ({ ...row, key: key(), createdAt }));
    await studio.database.orm.insert(idempotentResponses).values(rows);
    await purgeStoredResponses(studio.database, now, 6);
    expect(await stored()).toHaveLength(5);
    await purgeStoredResponses(studio.database, now, 3);
    expect((await stored()).map(({ createdAt }) => createdAt)).toEqual(ages.slice(2));
    expect(maxStoredResponses).toBeLessThanOrEqual(100_000);
  });
});
