import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { findGiftCard } from '@studio/server/gift-cards/store';
import { people as peopleTable } from '@studio/server/people/tables';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { purchases } from '@studio/server/purchases/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, callAsGuest, createBuyer } from '../harness/buyer.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { buildGiftCardInput } from '../harness/gift-card-input.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const start = new Date('2026-11-23T06:00:00Z');

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let member: Buyer;
let recipientEmail: string;
let cardCount = 0;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = start;
  member = createBuyer(studio, tokens, people);
  recipientEmail = `mina${++cardCount}@gifts.example`;
});

describe('buying a gift card without an account', () => {
  const customer = { firstName: 'Theo', lastName: 'Adeyemi', email: 'theo@guests.example' };
  const openPurchase = (browser: TestBrowser, fields: object = {}) =>
    callAsGuest(browser, paths.purchaseOpen, {
      productId: 'gift-card',
      termsVersion,
      customer,
      ...buildGiftCardInput(recipientEmail),
      ...fields,
    });
  const confirmPurchase = (browser: TestBrowser, purchaseId: string) =>
    callAsGuest(browser, paths.purchaseConfirm, { purchaseId });

  /** Buys a gift card and pays for it. */
  async function bought(browser: TestBrowser, fields: object = {}) {
    const { payment, purchaseId } = (await openPurchase(browser, fields)).body;
    await studio.pay(payment?.paymentIntentId ?? '');
    return (await confirmPurchase(browser, purchaseId)).body.purchase;
  }

  it('emails the card and the receipt with an invoice, and confirms only to that browser', async () => {
    const browser = studio.visitor();
    const before = (await studio.emails(customer.email)).length;
    const { body, status } = await openPurchase(browser);
    expect({ status, amount: body.amount }).toEqual({ status: 200, amount: 50 });
    expect(await confirmPurchase(browser, body.purchaseId)).toMatchObject({
      body: { code: 'payment_not_completed' },
    });
    await studio.pay(body.payment?.paymentIntentId ?? '');
    const { purchase } = (await confirmPurchase(browser, body.purchaseId)).body;
    expect(purchase).toMatchObject({
      status: 'PAID',
      cardPaid: 50,
      giftCard: { recipientEmail, amount: 50 },
    });
    expect((await confirmPurchase(browser, body.purchaseId)).body.purchase).toEqual(purchase);
    expect(await confirmPurchase(studio.visitor(), body.purchaseId)).toMatchObject({
      status: 401,
      body: { code: 'unauthorised' },
    });
    expect(await member.confirm(body.purchaseId)).toMatchObject({ body: { code: 'not_found' } });

    expect(await studio.emails(recipientEmail)).toHaveLength(1);
    const [receipt, ...others] = (await studio.emails(customer.email)).slice(0, -before || undefined);
    expect(others).toEqual([]);
    expect(receipt?.subject).toBe('Purchase confirmed: Gift card, £50');
    const invoice = await studio.app.inject({ method: 'GET', url: purchase.invoice ?? '' });
    expect([invoice.statusCode, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('is completed once by the sweeper, without the browser', async () => {
    const browser = studio.visitor();
    const { payment, purchaseId } = (await openPurchase(browser)).body;
    await studio.pay(payment?.paymentIntentId ?? '');
    await sweepPurchases(studio.services, 0);
    await sweepPurchases(studio.services, 0);
    expect((await confirmPurchase(browser, purchaseId)).body.purchase.status).toBe('PAID');
    expect(await studio.emails(recipientEmail)).toHaveLength(1);
  });

  it('creates one purchase however often the button is clicked, and another for other contents', async () => {
    const browser = studio.visitor();
    const idempotencyKey = randomUUID();
    const first = (await openPurchase(browser, { idempotencyKey })).body;
    expect((await openPurchase(browser, { idempotencyKey })).body).toEqual(first);
    expect((await openPurchase(browser)).body.purchaseId).toBe(first.purchaseId);
    const other = { customer: { ...customer, firstName: 'Tea' } };
    expect((await openPurchase(browser, { ...other, idempotencyKey })).body.code).toBe(
      'idempotency_mismatch',
    );
    const changed = (await openPurchase(browser, other)).body;
    expect(changed.purchaseId).not.toBe(first.purchaseId);
    // Another browser with the same address has its own purchase and doesn't interfere.
    const otherBrowserPurchase = (await openPurchase(studio.visitor(), other)).body;
    expect(otherBrowserPurchase.purchaseId).not.toBe(changed.purchaseId);
    expect((await openPurchase(browser, other)).body.purchaseId).toBe(changed.purchaseId);
  });

  it('is limited to gift cards, and needs a name and a deliverable email address', async () => {
    const browser = studio.visitor();
    expect(await openPurchase(browser, { productId: 'starter-pack' })).toMatchObject({
      status: 401,
      body: { code: 'unauthorised' },
    });
    expect(await openPurchase(browser, { customer: undefined })).toMatchObject({
      status: 400,
      body: { code: 'bad_request', field: 'customer' },
    });
    for (const email of ['theo@guests.example,', 'theo', '<theo@guests.example>'])
      expect(await openPurchase(browser, { customer: { ...customer, email } })).toMatchObject({
        status: 400,
      });
    expect((await openPurchase(browser, { termsVersion: '2020' })).body.code).toBe('terms_outdated');
    expect((await openPurchase(browser, { promoCode: 'CALM10' })).body.code).toBe('promo_refused');
  });

  it('is recorded for the buyer’s person record, and moves to their account later', async () => {
    const sub = randomUUID();
    const { email = '' } = people.addUser(sub);
    const browser = studio.visitor();
    const { purchaseId } = await bought(browser, { customer: { ...customer, email } });
    const owner = async () =>
      (await studio.database.orm.select().from(purchases).where(eq(purchases.id, purchaseId)))[0]?.memberId;
    const [record] = await studio.database.orm
      .select()
      .from(peopleTable)
      .where(eq(peopleTable.emailKey, email.toLowerCase()));
    expect(record).toMatchObject({ firstName: 'Theo', lastName: 'Adeyemi', source: 'purchase' });
    expect(await owner()).toBe(`person:${record?.id}`);
    const account = studio.visitor().with(await tokens.access(sub));
    await account.call('/classes/user/get');
    expect(await owner()).toBe(sub);
    const list = await callAsGuest(account, paths.purchaseList, {});
    expect(list.body.items.map((item) => item.purchaseId)).toEqual([purchaseId]);
    expect(await findGiftCard(studio.database, branchId, { purchaseId })).toMatchObject({ buyerId: sub });
    // The browser can still read what it bought.
    expect((await confirmPurchase(browser, purchaseId)).status).toBe(200);
  });

  it('erases a guest’s name when it is never paid, but keeps a member’s name', async () => {
    const { purchaseId } = (await openPurchase(studio.visitor())).body;
    const memberPurchaseId = (await member.open('gift-card', buildGiftCardInput(recipientEmail))).body
      .purchaseId;
    studio.time.now = new Date(start.getTime() + 61 * 60_000);
    await sweepPurchases(studio.services, 0);
    const stored = async (id: string) =>
      (await studio.database.orm.select().from(purchases).where(eq(purchases.id, id)))[0];
    const storedPurchase = await stored(purchaseId);
    expect(storedPurchase).toMatchObject({
      status: 'CANCELLED',
      buyer: { name: 'Deleted account', email: '' },
    });
    expect(JSON.stringify(storedPurchase)).not.toContain(recipientEmail);
    expect(await stored(memberPurchaseId)).toMatchObject({
      status: 'CANCELLED',
      buyer: { email: member.email },
    });
  });

  it('is rate-limited like every other payment', async () => {
    const limited = await openTestStudio({ limits: 'on' });
    try {
      const browser = limited.visitor();
      const codes = new Set<string>();
      for (let tries = 0; tries < 100 && !codes.has('rate_limited'); tries++) {
        const old = {
          productId: 'gift-card',
          termsVersion: 'old',
          customer,
          ...buildGiftCardInput(recipientEmail),
        };
        codes.add((await callAsGuest(browser, paths.purchaseOpen, old)).body.code);
      }
      expect(codes).toEqual(new Set(['terms_outdated', 'rate_limited']));
    } finally {
      await limited.close();
    }
  });
});
