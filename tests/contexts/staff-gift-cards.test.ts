import { paths } from '@studio/contracts/paths';
import type { ListStaffGiftCardsResponse, StaffGiftCardResponse } from '@studio/contracts/staff-catalogue';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  owner = await createOwner(studio, tokens, people, ['Ruth', 'Ellison']);
});
afterAll(() => studio.close());

describe('a gift card', () => {
  it('is found by its code, corrected before it is sent, sent again, deactivated and reactivated', async () => {
    const member = createBuyer(studio, tokens, people);
    const giftCard = {
      amount: 40,
      recipientName: 'Mina',
      recipientEmail: 'mina@gift.example',
      senderName: 'Theo',
      message: '',
      sendOn: '2026-11-25',
    };
    await member.buy('gift-card', { giftCard });
    const find = (query: string) => owner.call<ListStaffGiftCardsResponse>(paths.staffGiftCards, { query });
    const [card] = (await find('mina@')).cards;
    if (!card) throw new Error('It is not found.');
    const { id } = card;
    const code = deriveGiftCardCode(studio.services.keys, id);
    expect((await find('MÍNA')).cards).toMatchObject([{ id }]);
    expect((await find("o'theo")).cards).toEqual([]);
    expect((await find('’')).cards).toEqual([]);
    expect((await find(code)).cards).toMatchObject([{ id, state: 'scheduled', balancePence: 4000 }]);
    const change = (fields: object) => owner.call(paths.giftCardChange, { id, change: fields });
    expect(await change({ do: 'resend' })).toMatchObject({ code: 'not_changeable' });
    expect(await change({ do: 'correct', name: 'Mina Roy', email: 'roy@gift.example' })).toMatchObject({
      ok: true,
    });
    studio.time.now = new Date('2026-11-25T12:00:00Z');
    await queueGiftCardEmails(studio.services);
    expect(await change({ do: 'resend' })).toMatchObject({ ok: true });
    expect(await studio.emails('roy@gift.example')).toHaveLength(2);
    expect(await change({ do: 'correct', name: 'Mina', email: 'mina@gift.example' })).toMatchObject({
      code: 'not_changeable',
    });
    expect(await change({ do: 'deactivate', reason: '' })).toMatchObject({ code: 'reason_needed' });
    expect(await change({ do: 'deactivate', reason: 'The buyer has their money back' })).toMatchObject({
      ok: true,
    });
    const getCardError = async () => (await studio.visitor().call(paths.giftCardGet, { code })).body.code;
    expect(await getCardError()).toBe('gift_card_refused');
    await change({ do: 'reactivate' });
    expect(await getCardError()).toBeUndefined();
    const { movements } = await owner.call<StaffGiftCardResponse>(paths.staffGiftCard, { id });
    expect(movements).toMatchObject([{ amountPence: 4000, reason: 'BOUGHT' }]);
  });

  it('can be corrected after it was sent when the address was rejected, and is sent again', async () => {
    const member = createBuyer(studio, tokens, people);
    const giftCard = {
      amount: 40,
      recipientName: 'Nia',
      recipientEmail: 'nia@nowhere.invalid',
      senderName: 'Theo',
      message: '',
      sendOn: null,
    };
    await member.buy('gift-card', { giftCard });
    await queueGiftCardEmails(studio.services);
    await studio.emails('nia@nowhere.invalid');
    const found = async () =>
      (await owner.call<ListStaffGiftCardsResponse>(paths.staffGiftCards, { query: 'nia@' })).cards[0];
    const card = await found();
    expect(card).toMatchObject({ emailRejected: true, sentAt: expect.any(String) });
    const change = { do: 'correct', name: 'Nia', email: '\u202ania@gift.example\u00a0' };
    expect(await owner.call(paths.giftCardChange, { id: card?.id, change })).toMatchObject({ ok: true });
    expect(await found()).toMatchObject({ emailRejected: false, recipientEmail: 'nia@gift.example' });
    expect(await studio.emails('nia@gift.example')).toHaveLength(1);
    expect(await owner.call(paths.giftCardChange, { id: card?.id, change })).toMatchObject({
      code: 'not_changeable',
    });
  });
});
