import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import type { ListStaffGiftCardsResponse } from '@studio/contracts/staff-catalogue';
import type { SearchPeopleResponse } from '@studio/contracts/staff-people';
import { termsVersion } from '@studio/contracts/terms-version';
import { listEntitlements } from '@studio/server/entitlements/store';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { providerNotices } from '@studio/server/payments/tables';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAsGuest, createBuyer } from '../harness/buyer.ts';
import { openProviderRefundStudio, type ProviderRefundStudio } from '../harness/provider-refund-studio.ts';
import { buildGiftCardFields, loadGiftCardOfPurchase } from '../harness/purchased-gift-card.ts';
import { createSubscriber } from '../harness/subscriber.ts';

const branchId = '11-miles-st';

let {
  studio,
  tokens,
  people,
  asStaff,
  refundAtProvider,
  deliverWebhooks,
  sumRefunds,
  listNotices,
  loadPayment,
} = {} as ProviderRefundStudio;

beforeAll(async () => {
  ({
    studio,
    tokens,
    people,
    asStaff,
    refundAtProvider,
    deliverWebhooks,
    sumRefunds,
    listNotices,
    loadPayment,
  } = await openProviderRefundStudio());
});
afterAll(() => studio.close());
// Removes the notices that the previous test left on Today.
beforeEach(() => studio.database.orm.delete(providerNotices));

/** Creates a member who bought a product, with its payment. */
async function buyProduct(productId: string, fields: object = {}, card?: string) {
  const member = createBuyer(studio, tokens, people);
  const opened = (await member.open(productId, fields)).body as unknown as StartPurchaseResponse;
  const intentId = opened.payment?.paymentIntentId ?? '';
  await studio.pay(intentId, card);
  await member.confirm(opened.purchaseId);
  const credits = () => listEntitlements(studio.database, branchId, member.memberId);
  const giftCard = () => loadGiftCardOfPurchase(studio, opened.purchaseId);
  return { member, intentId, paymentId: opened.purchaseId, credits, giftCard };
}

describe('a pack whose payment is refunded in the Stripe dashboard', () => {
  it('in full has no sessions left', async () => {
    const pack = await buyProduct('reformer-pack-10');
    await refundAtProvider(pack.intentId);
    await deliverWebhooks();
    await studio.services.recordProviderRefunds(pack.intentId);
    expect(await pack.credits()).toMatchObject([{ balance: 0 }]);
    expect(await listNotices()).toMatchObject([
      { kind: 'refunded', reason: '0 sessions left. Check the client’s bookings.' },
    ]);
    expect((await loadPayment('purchase', pack.paymentId)).remainingPence).toBe(0);
  });

  it('in part keeps its sessions, and staff are notified', async () => {
    const pack = await buyProduct('reformer-pack-10');
    await refundAtProvider(pack.intentId, 1000);
    await deliverWebhooks();
    expect(await pack.credits()).toMatchObject([{ balance: 10 }]);
    expect(await listNotices()).toMatchObject([
      { amountPence: 1000, reason: '10 sessions left. Check the client’s bookings.' },
    ]);
  });

  it('before it was granted is not granted', async () => {
    const member = createBuyer(studio, tokens, people);
    const opened = (await member.open('reformer-pack-10')).body as unknown as StartPurchaseResponse;
    const intentId = opened.payment?.paymentIntentId ?? '';
    await studio.pay(intentId);
    await refundAtProvider(intentId);
    await deliverWebhooks();
    expect(await listEntitlements(studio.database, branchId, member.memberId)).toEqual([]);
    const there = await sumRefunds({ intentId, paymentId: opened.purchaseId });
    expect(there.here).toBe(there.there);
  });
});

describe('a gift card whose payment is refunded', () => {
  const buyCard = (card?: string) => buyProduct('gift-card', buildGiftCardFields(50), card);

  async function spend({ giftCard }: Awaited<ReturnType<typeof buyCard>>) {
    const { code: giftCardCode } = await giftCard();
    await createBuyer(studio, tokens, people).open('dropin-mat', { giftCardCode });
  }

  it('in the Stripe dashboard loses the refunded amount, and is stopped once empty', async () => {
    const card = await buyCard();
    await refundAtProvider(card.intentId, 2000);
    await deliverWebhooks();
    expect(await card.giftCard()).toMatchObject({ balancePence: 3000, deactivatedAt: null });
    expect((await listNotices())[0]?.reason).toBe('£30 left on the gift card.');
    await refundAtProvider(card.intentId);
    await studio.deliverWebhooks('reversed');
    await studio.services.recordProviderRefunds(card.intentId);
    expect((await card.giftCard()).balancePence).toBe(0);
    expect((await card.giftCard()).deactivatedAt).not.toBeNull();
  });

  it('names the profile of a buyer without an account, on Today and in the list of gift cards', async () => {
    const customer = { firstName: 'Theo', lastName: 'Adeyemi', email: 'theo@guests.example' };
    const input = { productId: 'gift-card', termsVersion, customer, ...buildGiftCardFields(50) };
    const browser = studio.visitor();
    const { payment, purchaseId } = (await callAsGuest(browser, paths.purchaseOpen, input)).body;
    await studio.pay(payment?.paymentIntentId ?? '');
    await callAsGuest(browser, paths.purchaseConfirm, { purchaseId });
    await refundAtProvider(payment?.paymentIntentId ?? '', 2000);
    await deliverWebhooks();
    const [buyer] = (await asStaff<SearchPeopleResponse>(paths.peopleSearch, { query: customer.email }))
      .people;
    expect(buyer).toMatchObject({ name: 'Theo Adeyemi' });
    expect(await listNotices()).toMatchObject([{ name: 'Theo Adeyemi', personId: buyer?.personId }]);
    const cards = await asStaff<ListStaffGiftCardsResponse>(paths.staffGiftCards, { query: customer.email });
    expect(cards.cards).toMatchObject([{ buyerName: 'Theo Adeyemi', buyerPersonId: buyer?.personId }]);
  });

  it('by staff is refunded up to its balance, which is reduced', async () => {
    const card = await buyCard();
    await spend(card);
    const balance = (await card.giftCard()).balancePence;
    expect(balance).toBeLessThan(5000);
    expect((await loadPayment('purchase', card.paymentId)).remainingPence).toBe(balance);
    const refund = (amountPence: number) =>
      asStaff<{ ok: boolean }>(paths.moneyRefund, {
        refundId: uuidv7(),
        source: 'purchase',
        id: card.paymentId,
        amountPence,
        reason: 'Bought twice',
      });
    expect(await refund(balance + 1)).toMatchObject({ code: 'refund_too_much' });
    expect(await refund(balance - 100)).toMatchObject({ ok: true });
    expect((await card.giftCard()).balancePence).toBe(100);
    expect(await refund(101)).toMatchObject({ code: 'refund_too_much' });
    await deliverWebhooks();
    expect((await card.giftCard()).balancePence).toBe(100);
  });

  it('is stopped while its payment is disputed', async () => {
    const card = await buyCard('pm_card_createDispute');
    await deliverWebhooks();
    expect((await card.giftCard()).deactivatedAt).not.toBeNull();
    expect(await card.giftCard()).toMatchObject({ balancePence: 5000 });
  });
});

describe('a membership month that is refunded in the Stripe dashboard', () => {
  it('is recorded, and loses its sessions with a full refund', async () => {
    const member = createSubscriber(studio, tokens, people);
    const { intentId } = await member.open('reformer-flex-8');
    await studio.pay(intentId);
    await refundAtProvider(intentId);
    // The refund's webhook arrives first, so the month is added before it is refunded.
    await studio.deliverWebhooks('reversed');
    const [credit] = await listEntitlements(studio.database, branchId, member.memberId);
    expect(credit).toMatchObject({ kind: 'membership', balance: 0 });
    expect(await listNotices()).toMatchObject([
      { kind: 'refunded', amountPence: 22_000, title: 'Reformer Flex 8' },
    ]);
    await endMemberships(studio.services, member.memberId);
  });
});
