import { randomUUID } from 'node:crypto';
import { apiBase } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import type { RateLimits } from '@studio/server/platform/limits/rate-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

const id = randomUUID();
const email = 'ada@guests.example';
const name = { firstName: 'Ada', lastName: 'Quill' };
const customer = { ...name, email, phone: '020 7946 0117' };
const order = { classId: id, customer: { ...customer, title: 'Ms' } };
const slot = { slotId: '2026-11-24T10:00' };
const humanTiming = { openForMs: 9000 };

/**
 * Every call that a visitor without an account can make, by its protection, with a body that its contract accepts.
 * - `form`: hidden field, proof of work, counted by browser, IP address and network (form-guard.ts)
 * - `change`: counted by browser and IP address (rate-limit-writes.ts)
 * - `hold`, `payment`, `code`, `chat`, `event`: their own limits, all of them also by IP address
 * - `read`: changes nothing and sends nothing
 * The test fails until a new call is deliberately added here.
 */
const openCalls: Record<string, { by: string; body?: object }> = {
  '/contact': {
    by: 'form',
    body: { name: 'Ada', email, topic: 'general', message: 'Hello.', ...humanTiming },
  },
  '/newsletter/subscribe': { by: 'form', body: { email, source: 'footer', ...humanTiming } },
  '/classes/booking/links': { by: 'form', body: { email, ...humanTiming } },
  '/booking/book': { by: 'form', body: { ...slot, customer } },
  '/booking/studio-tour/book': { by: 'form', body: { ...slot, customer } },
  '/booking/hold': { by: 'form', body: slot },
  '/booking/release': { by: 'change', body: slot },
  '/booking/tour/move': { by: 'change', body: { bookingId: id, ...slot } },
  '/booking/tour/cancel': { by: 'change', body: { bookingId: id } },
  '/classes/class/release': { by: 'change', body: { holdId: id } },
  '/classes/class/beds': { by: 'read' },
  '/classes/class/beds/choose': { by: 'change', body: { holdId: id, beds: [1] } },
  '/classes/class/beds/request': { by: 'change', body: { holdId: id, request: null } },
  '/classes/class/book': { by: 'change', body: { ...order, holdId: id } },
  '/classes/class/cancel': { by: 'change', body: { bookingId: id } },
  '/classes/class/move': { by: 'change', body: { bookingId: id, classId: id } },
  '/classes/class/late-cancel': { by: 'change', body: { bookingId: id } },
  '/classes/payments/confirm': { by: 'change', body: { classId: id, paymentIntentId: 'pi_1' } },
  '/classes/user/upsert': { by: 'change', body: { user: { userId: id, ...name } } },
  '/classes/waiting/join': { by: 'change', body: { classIds: [id], customer } },
  '/classes/waiting/confirm': { by: 'change', body: { entryId: id } },
  '/classes/waiting/leave': { by: 'change', body: { entryId: id } },
  '/classes/waiting/claim': { by: 'change', body: { entryId: id } },
  '/chat/email': { by: 'change', body: { email } },
  '/chat/end': { by: 'change', body: {} },
  '/newsletter/confirm': { by: 'change', body: { key: 'x' } },
  '/newsletter/unsubscribe': { by: 'change', body: { key: 'x' } },
  '/emails/opt-out': { by: 'change', body: { key: 'x' } },
  '/first-visit/save': { by: 'change', body: { answers: null, waiverVersion: 'x' } },
  '/first-visit/withdraw': { by: 'change', body: {} },
  '/reviews/save': {
    by: 'change',
    body: { bookingId: id, key: 'x', rating: 5, text: 'Good.', displayName: 'Ada' },
  },
  '/reviews/withdraw': { by: 'change', body: { bookingId: id, key: 'x' } },
  // The call needs an existing class, so contexts/hold-class tests it.
  '/classes/class/hold': { by: 'hold' },
  '/classes/payments/create-intent': { by: 'payment', body: order },
  '/purchases/open': { by: 'payment', body: { productId: 'starter-pack', customer, termsVersion: 'x' } },
  '/purchases/confirm': { by: 'payment', body: { purchaseId: id } },
  '/purchases/quote': { by: 'code', body: { productId: 'starter-pack', promoCode: 'SPRING10' } },
  // The call needs a hold, so contexts/promotions tests it.
  '/classes/booking/quote': { by: 'code' },
  '/gift-cards/get': { by: 'code', body: { code: 'ABCD-EFGH-JKMN' } },
  '/chat': { by: 'chat', body: { message: 'Hello' } },
  '/events': { by: 'event', body: { events: [{ name: 'tour-opened', page: 'tour' }] } },
  '/catalogue/get': { by: 'read' },
  '/site-copy/get': { by: 'read' },
  '/classes/booking/facets': { by: 'read' },
  '/classes/booking/availability/summary': { by: 'read' },
  '/classes/class/availability': { by: 'read' },
  '/classes/class/on': { by: 'read' },
  '/classes/class/hold/get': { by: 'read' },
  '/classes/booking/get': { by: 'read' },
  '/classes/class/move/options': { by: 'read' },
  '/booking/availability': { by: 'read' },
  '/booking/studio-tour/slots': { by: 'read' },
  '/booking/tour/get': { by: 'read' },
  '/classes/waiting/get': { by: 'read' },
  '/chat/conversation': { by: 'read' },
  '/first-visit/get': { by: 'read' },
  '/reviews/shown': { by: 'read' },
  '/reviews/own': { by: 'read' },
};

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio({ limits: 'on' });
  const { limits } = studio.services.config;
  if (!limits) throw new Error('The limits are off.');
  studio.services.config.limits = lowerAddressLimits(limits);
});
afterAll(() => studio.close());

/** Returns limits that allow nothing per IP address, and practically everything per browser or network. */
function lowerAddressLimits(limits: RateLimits): RateLimits {
  const changed = Object.entries(limits).map(([limit, value]) => {
    if (typeof value === 'number') return [limit, value];
    return [limit, { ...value, max: limit.includes('PerAddress') ? 0 : 1_000_000 }];
  });
  return Object.fromEntries(changed) as RateLimits;
}

describe('calls without an account', () => {
  it('are all listed in this test', async () => {
    const app = createFastifyServer(studio.services.config, 'silent');
    const open: string[] = [];
    app.addHook('onRoute', ({ method, url, config }) => {
      if (method === 'POST' && config?.policy === 'anyone') open.push(url.replace(apiBase, ''));
    });
    buildApp(app, studio.services);
    await app.ready();
    expect(open.sort()).toEqual(Object.keys(openCalls).sort());
    await app.close();
  });

  const limitedCalls = Object.entries(openCalls).filter(([, { body }]) => body);
  it.each(limitedCalls)('%s is limited per IP address, whatever the browser', async (path, { body }) => {
    const { status, body: responseBody } = await studio.visitor('198.51.100.7').call(path, body);
    expect({ status, code: responseBody.code }, responseBody.message).toEqual({
      status: 429,
      code: 'rate_limited',
    });
  });
});
