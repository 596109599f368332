import { paths } from '@studio/contracts/paths';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { findGiftCard } from '@studio/server/gift-cards/store';
import { giftCardMovements, giftCards } from '@studio/server/gift-cards/tables';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, callAsGuest, createBuyer } from '../harness/buyer.ts';
import { createPromo } from '../harness/create-promo.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { buildGiftCardInput } from '../harness/gift-card-input.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const start = new Date('2026-11-23T06:00:00Z');
const codePattern = /((?:[0-9A-HJKMNP-TV-Z]{4} ){3}[0-9A-HJKMNP-TV-Z]{4})/;

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

async function buyGiftCard(amount = 50): Promise<{ id: string; code: string }> {
  const { purchaseId } = await member.buy('gift-card', buildGiftCardInput(recipientEmail, { amount }));
  const card = await findGiftCard(studio.database, branchId, { purchaseId });
  if (!card) throw new Error('No gift card was made.');
  return { id: card.id, code: deriveGiftCardCode(studio.services.keys, card.id) };
}

const balance = async (code: string) =>
  (await callAsGuest(studio.visitor(), paths.giftCardGet, { code })).body.balance;

async function loadLedger(giftCardId: string) {
  const rows = await studio.database.orm
    .select({ reason: giftCardMovements.reason, pence: giftCardMovements.pence })
    .from(giftCardMovements)
    .where(eq(giftCardMovements.giftCardId, giftCardId))
    .orderBy(asc(giftCardMovements.id));
  return rows.map(({ reason, pence }) => `${reason} ${pence}`);
}

describe('buying a gift card', () => {
  it('emails it to the recipient at once, and the buyer gets a receipt without the code', async () => {
    const bought = await member.buy('gift-card', buildGiftCardInput(recipientEmail));
    expect(bought).toMatchObject({
      name: 'Gift card, £50',
      entitlementId: null,
      cardPaid: 50,
      giftCard: { recipientName: 'Mina', recipientEmail, sendOn: null, amount: 50 },
    });
    const [sentEmail, ...others] = await studio.emails(recipientEmail);
    expect(others).toEqual([]);
    expect(sentEmail?.subject).toBe('Theo sent you a Miles Street gift card');
    expect(sentEmail?.text).toContain('Be well.\nT.');
    expect(sentEmail?.text).toContain('Valid until Thursday 23 November 2028');
    const code = codePattern.exec(sentEmail?.text ?? '')?.[1] ?? '';
    expect(await balance(code.toLowerCase())).toBe(50);

    const receipt = (await studio.emails(member.email))[0];
    expect(receipt?.subject).toBe('Purchase confirmed: Gift card, £50');
    expect(receipt?.text).toContain(`Mina, ${recipientEmail}`);
    expect(receipt?.text?.replace(/\s+/g, ' ')).toContain(
      'We refund any unspent balance within 14 days of hearing from you.',
    );
    expect(receipt?.text).not.toMatch(codePattern);
    expect(receipt?.text).not.toContain('Be well');
  });

  it('sends it once, at 08:00 on the chosen day', async () => {
    await member.buy('gift-card', buildGiftCardInput(recipientEmail, { sendOn: '2026-12-24' }));
    const sentAt = async (now: string) => {
      studio.time.now = new Date(now);
      await queueGiftCardEmails(studio.services);
      return (await studio.emails(recipientEmail)).length;
    };
    expect(await sentAt('2026-12-24T07:59:59Z')).toBe(0);
    expect(await sentAt('2026-12-24T08:00:00Z')).toBe(1);
    expect(await sentAt('2026-12-24T08:01:00Z')).toBe(1);
  });

  it('does not store its code', async () => {
    const { code } = await buyGiftCard();
    const [tables] = await studio.sandbox.query<{ all: string }>(
      `SELECT (SELECT string_agg(t::text, '') FROM gift_cards t) || (SELECT string_agg(t::text, '') FROM purchases t)
        || (SELECT string_agg(t::text, '') FROM outbox t) AS all`,
    );
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(tables?.all).not.toContain(code);
  });

  it('is rejected without its details, for a wrong address and for an impossible day', async () => {
    const rejected = [
      await member.open('gift-card'),
      await member.open('gift-card', buildGiftCardInput(recipientEmail, { recipientEmail: 'mina at home' })),
      await member.open('gift-card', buildGiftCardInput(recipientEmail, { sendOn: '2026-11-22' })),
      await member.open('gift-card', buildGiftCardInput(recipientEmail, { sendOn: '2027-11-24' })),
      await member.open('gift-card', buildGiftCardInput(recipientEmail, { amount: 9 })),
      await member.open('gift-card', buildGiftCardInput(recipientEmail, { amount: 501 })),
      await member.quote('gift-card'),
    ];
    expect(rejected.map(({ body }) => body.code)).toEqual(Array(7).fill('bad_request'));
    expect((await member.quote('gift-card', { amount: 75 })).body.amountDue).toBe(75);
  });
});

describe('paying with a gift card', () => {
  it('covers part of the price, and the card pays the rest', async () => {
    const { id, code } = await buyGiftCard(50);
    const first = await member.quote('starter-pack', { giftCardCode: code });
    expect(first.body).toMatchObject({ giftCard: { amountUsed: 35, balanceLeft: 15 }, amountDue: 0 });
    const opened = (await member.open('starter-pack', { giftCardCode: code })).body;
    expect(opened).toMatchObject({ payment: null, amount: 0 });
    expect((await member.confirm(opened.purchaseId)).body.purchase).toMatchObject({
      status: 'PAID',
      giftCardPaid: 35,
      cardPaid: 0,
    });
    expect(await balance(code)).toBe(15);

    const second = await member.buy('reformer-pack-10', { giftCardCode: code });
    expect(second).toMatchObject({ giftCardPaid: 15, cardPaid: 285, method: 'Visa ending 4242' });
    expect(await balance(code)).toBe(0);
    expect(await loadLedger(id)).toEqual(['BOUGHT 5000', 'REDEEMED -3500', 'REDEEMED -1500']);
    const empty = await member.quote('starter-pack', { giftCardCode: code });
    expect(empty.body.code).toBe('gift_card_refused');
    const [receipt] = await studio.emails(member.email);
    expect(receipt?.text).toContain('Gift card: £15');
    expect(receipt?.text).toContain('Visa ending 4242: £285');
  });

  it('leaves the card its minimum payment, as the quote shows', async () => {
    const { code } = await buyGiftCard(34);
    await createPromo(studio, { code: 'LESS80', amountPence: 80 });
    const codes = { giftCardCode: code, promoCode: 'LESS80' };
    const { body } = await member.quote('starter-pack', codes);
    expect(body).toMatchObject({
      price: { final: 34.2 },
      giftCard: { amountUsed: 33.9, balanceLeft: 0.1 },
      amountDue: 0.3,
    });
    expect(await member.buy('starter-pack', codes)).toMatchObject({ giftCardPaid: 33.9, cardPaid: 0.3 });
    expect(await balance(code)).toBe(0.1);
  });

  it('reserves its part for an open purchase, and returns it from an abandoned one', async () => {
    const { id, code } = await buyGiftCard(20);
    const opened = (await member.open('starter-pack', { giftCardCode: code })).body;
    expect(opened.amount).toBe(15);
    expect(await balance(code)).toBe(0);
    expect((await member.open('starter-pack', { giftCardCode: code })).body).toEqual(opened);
    expect((await member.quote('starter-pack', { giftCardCode: code })).body.amountDue).toBe(15);

    studio.time.now = new Date(start.getTime() + 3_600_000);
    await sweepPurchases(studio.services);
    expect(await balance(code)).toBe(20);
    expect(await loadLedger(id)).toEqual(['BOUGHT 2000', 'REDEEMED -2000', 'RETURNED 2000']);
  });

  it('returns its part when the purchase is opened again without it', async () => {
    const { code } = await buyGiftCard(20);
    await member.open('starter-pack', { giftCardCode: code });
    expect((await member.open('starter-pack')).body.amount).toBe(35);
    expect(await balance(code)).toBe(20);
  });

  it('is rejected with the same message, whatever the reason', async () => {
    const { id, code } = await buyGiftCard();
    const last = code.endsWith('0') ? '1' : '0';
    await studio.database.orm.update(giftCards).set({ expiresAt: start }).where(eq(giftCards.id, id));
    const responses = await Promise.all(
      [code, 'CALM10', `${code.slice(0, 15)}${last}`].flatMap((enteredCode) => [
        member.quote('starter-pack', { giftCardCode: enteredCode }),
        callAsGuest(studio.visitor(), paths.giftCardGet, { code: enteredCode }),
      ]),
    );
    const expectedError = {
      body: { code: 'gift_card_refused', message: 'This gift card code isn’t valid.' },
    };
    for (const response of responses) expect(response).toMatchObject(expectedError);
  });

  it('is not possible for another gift card', async () => {
    const { code } = await buyGiftCard();
    const { body } = await member.open('gift-card', {
      ...buildGiftCardInput(recipientEmail),
      giftCardCode: code,
    });
    expect(body.code).toBe('gift_card_refused');
  });
});

describe('gift card ledger', () => {
  it('is append-only', async () => {
    const { id } = await buyGiftCard();
    const change = studio.database.orm
      .update(giftCardMovements)
      .set({ pence: 1 })
      .where(eq(giftCardMovements.giftCardId, id));
    await expect(change).rejects.toThrow();
    await expect(
      studio.database.orm.delete(giftCardMovements).where(eq(giftCardMovements.giftCardId, id)),
    ).rejects.toThrow();
    expect(await loadLedger(id)).toEqual(['BOUGHT 5000']);
  });
});
