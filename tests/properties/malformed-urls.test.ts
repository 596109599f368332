import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { apiBase, paths } from '@studio/contracts/paths';
import { buildMembershipInvoicePath } from '@studio/server/memberships/membership-invoice';
import { buildDeskInvoicePath } from '@studio/server/payments/desk-invoices';
import { buildCreditNotePath } from '@studio/server/payments/refund-credit-note';
import { buildPurchaseInvoicePath } from '@studio/server/purchases/purchase-links';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { type RawRequest, sendRawRequest } from '../harness/raw-request.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';
import {
  bodiesPerRoute,
  findInternalFault,
  findResponseFault,
  formatFault,
  getRunSeed,
  maxTestMs,
} from './check-response.ts';
import { arbitraryMalformedForm, arbitraryMalformedUrl } from './malformed-form.ts';

let studio: TestStudio;
let origin: string;
/** URLs that respond with 200 as they are. */
let validUrls: string[];

beforeAll(async () => {
  studio = await openTestStudio();
  await studio.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`;
  validUrls = await buildValidUrls();
});
afterAll(() => studio.close());

async function buildValidUrls(): Promise<string[]> {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const { links } = await bookAndPay(
    studio,
    studio.visitor(),
    await createClass(studio.database, { startsAt }),
  );
  const tokens = await trustTestKey(studio);
  const { sub } = installFakeUserPool(studio).addUser(randomUUID());
  const feed = await studio
    .visitor()
    .with(await tokens.access(sub))
    .call(paths.calendarFeed);
  const calendar = new URL(links?.ics ?? '', origin);
  const documents = ['invoice.pdf', 'qr.svg'].map((name) => calendar.pathname.replace('calendar.ics', name));
  return [
    calendar.pathname + calendar.search,
    ...documents.map((path) => path + calendar.search),
    new URL(feed.body.url).pathname,
    `${apiBase}/catalogue/portrait/AB.svg`,
    `${apiBase}/config`,
    '/readyz',
  ];
}

/** Other documents; none exists here, so each request is rejected. */
const otherDocuments = [
  buildPurchaseInvoicePath,
  buildMembershipInvoicePath,
  buildCreditNotePath,
  buildDeskInvoicePath,
].map((pathOf) => `${apiBase}${pathOf(randomUUID())}?k=${'k'.repeat(43)}`);

async function findFaults(
  name: string,
  arbitrary: fc.Arbitrary<RawRequest>,
  seed: number,
): Promise<string[]> {
  for (const sent of fc.sample(arbitrary, { numRuns: bodiesPerRoute, seed })) {
    const fault = await findResponseFault(sendRawRequest(origin, sent), findInternalFault);
    if (fault) return [formatFault(name, sent, fault)];
  }
  return [];
}

describe('malformed requests beside the API calls', () => {
  it('the unchanged URLs return 200', async () => {
    const responses = await Promise.all(validUrls.map((path) => sendRawRequest(origin, { path })));
    expect(responses.map(({ status }) => status)).toEqual(validUrls.map(() => 200));
  });

  it(
    `${bodiesPerRoute} malformed URLs per document are accepted or rejected without a failure`,
    async () => {
      const seed = getRunSeed();
      const wrong: string[] = [];
      for (const address of [...validUrls, ...otherDocuments]) {
        wrong.push(
          ...(await findFaults(
            address,
            arbitraryMalformedUrl(address).map((path) => ({ path })),
            seed,
          )),
        );
      }
      expect(wrong, `SEED=${seed}`).toEqual([]);
    },
    maxTestMs,
  );

  it.each([paths.newsletterUnsubscribe, paths.emailOptOut])(
    `${bodiesPerRoute} malformed one-click posts to %s are accepted or rejected without a failure`,
    async (path) => {
      const seed = getRunSeed();
      const query = arbitraryMalformedForm({ k: ['k'.repeat(43), `${randomUUID()}.${'s'.repeat(43)}`] });
      const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', '', 'a/b/c'];
      const arbitrary = fc
        .tuple(
          query,
          arbitraryMalformedForm({ 'List-Unsubscribe': ['One-Click'] }),
          fc.constantFrom(...types),
        )
        .map(([k, body, type]) => ({
          method: 'POST' as const,
          path: `${apiBase}${path}?${k}`.replaceAll(/[^!-~]/g, '%20'),
          headers: { 'content-type': type },
          body,
        }));
      expect(await findFaults(path, arbitrary, seed), `SEED=${seed}`).toEqual([]);
    },
    maxTestMs,
  );

  it(
    `${bodiesPerRoute} malformed or foreign provider events are rejected, and none is stored`,
    async () => {
      const seed = getRunSeed();
      const path = `${apiBase}/webhooks/stripe`;
      const signatures = ['', 't=1,v1=0', 't=,v1=', 'v1', 't=1e999,v1=00', 't=9999999999,v1=ff', '=,=,='];
      const bodies = fc.oneof(
        fc.json().filter((text) => text.length < 5000),
        fc.constantFrom('', '{', '\0', '[]', 'null', '{"id":"evt_1","type":"payment_intent.succeeded"}'),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      );
      const arbitrary = fc
        .tuple(bodies, fc.constantFrom(...signatures), fc.constantFrom('application/json', 'text/plain', ''))
        .map(([body, signature, type]) => ({
          method: 'POST' as const,
          path,
          body,
          headers: { 'content-type': type, ...(signature ? { 'stripe-signature': signature } : {}) },
        }));
      const eventsBefore = await studio.sandbox.query('SELECT 1 FROM provider_events');
      expect(await findFaults(path, arbitrary, seed), `SEED=${seed}`).toEqual([]);
      expect(await studio.sandbox.query('SELECT 1 FROM provider_events')).toEqual(eventsBefore);
    },
    maxTestMs,
  );

  it('control: a server that fails, leaks internals or never responds is detected', async () => {
    const broken = Fastify();
    broken.get('/fails', async () => {
      throw new Error('broken');
    });
    broken.get('/tells', async () => new Error('broken').stack);
    const address = await broken.listen({ port: 0, host: '127.0.0.1' });
    const found = (path: string) => findResponseFault(sendRawRequest(address, { path }), findInternalFault);
    expect(await found('/fails')).toContain('500');
    expect(await found('/tells')).toContain('shows its inside');
    expect(await findResponseFault(new Promise(() => {}), () => null, 10)).toBe('hangs');
    await broken.close();
  });
});
