import type { EntitlementDto } from '@studio/contracts/entitlements';
import type { MembershipDto } from '@studio/contracts/memberships';
import type { PurchaseDto } from '@studio/contracts/purchases';
import { describe, expect, it } from 'vitest';
import { builtInActivities } from '../../../lib/site/built-in-activities.ts';
import { toPurchaseResultSummary } from './purchase-result-summary.ts';

const purchase: PurchaseDto = {
  purchaseId: 'p',
  productId: 'class-pack-10',
  name: 'Class Pack of 10',
  status: 'PAID',
  refundReason: null,
  price: { base: 220, final: 198, reason: 'Member price, 10% off', currency: 'GBP', discount: null },
  giftCardPaid: 50,
  cardPaid: 148,
  method: 'Visa ending 4242',
  receiptUrl: null,
  invoice: null,
  boughtAt: '2026-11-21T21:46:00Z',
  entitlementId: 'e',
  giftCard: null,
};
const credit = {
  kind: 'pack',
  sessionsLeft: 10,
  covers: ['mat', 'yoga'],
  // Midnight in London, so 2 January is the last valid day.
  expiresAt: '2027-01-03T00:00:00Z',
} as unknown as EntitlementDto;

describe('purchase summary', () => {
  it('shows the number of classes, the last valid day and what the product covers', () => {
    const { title, lead, card, nextSteps } = toPurchaseResultSummary(
      { at: 'bought', purchase, credit },
      builtInActivities,
    );
    expect(title).toBe('You’ve bought Class Pack of 10');
    expect(lead).toMatch(/^Bought on Saturday 21 November, 21:46\./);
    expect(card).toEqual({
      figure: '10',
      unit: 'sessions',
      name: 'Class Pack of 10',
      until: 'Valid until Saturday 2 January 2027',
    });
    expect(nextSteps.map(({ to }) => to)).toEqual([
      '/timetable?activity=mat',
      '/timetable?activity=yoga',
      '/account',
    ]);
  });

  it('shows who paid which part and the reason for a discount', () => {
    const { paid, invoiceFollows } = toPurchaseResultSummary(
      { at: 'bought', purchase, credit },
      builtInActivities,
    );
    expect(paid).toMatchObject({ amount: '£198', before: '£220' });
    expect(paid.rows).toEqual([
      ['Product', 'Class Pack of 10'],
      ['You saved', '£22'],
      ['Discount', 'Member price, 10% off'],
      ['Gift card', '£50'],
      ['Paid by card', '£148'],
      ['Payment method', 'Visa ending 4242'],
    ]);
    expect(invoiceFollows).toBe(true);
  });

  it('offers next steps even when the credit is unknown', () => {
    expect(
      toPurchaseResultSummary({ at: 'bought', purchase, credit: null }, builtInActivities),
    ).toMatchObject({
      card: { figure: '', until: '' },
      nextSteps: [{ to: '/timetable' }, { to: '/account' }],
    });
  });

  it('links a one-to-one to the contact page, to ask for a time', () => {
    const oneToOne = { ...credit, kind: 'one-to-one', sessionsLeft: 1, covers: [], expiresAt: null } as const;
    expect(
      toPurchaseResultSummary({ at: 'bought', purchase, credit: oneToOne }, builtInActivities),
    ).toMatchObject({
      card: { figure: '1', unit: 'session', until: 'No expiry date' },
      nextSteps: [{ to: '/contact?topic=1-1' }, { to: '/account' }],
    });
  });

  it('says where and when a gift card is sent', () => {
    const giftCard = {
      recipientName: 'Mina',
      recipientEmail: 'mina@guests.example',
      sendOn: null,
      amount: 50,
    };
    const summarizeGiftCard = (sendOn: string | null) =>
      toPurchaseResultSummary(
        {
          at: 'bought',
          purchase: { ...purchase, giftCard: { ...giftCard, sendOn } },
          credit: null,
        },
        builtInActivities,
      );
    expect(summarizeGiftCard(null).title).toBe('Your gift card is on its way');
    expect(summarizeGiftCard('2026-12-24').title).toBe('We’ll send your gift card on Thursday 24 December');
    expect(summarizeGiftCard(null)).toMatchObject({ gift: { amount: '£50', recipientName: 'Mina' } });
    expect(summarizeGiftCard(null).lead).toContain('mina@guests.example');
  });

  it('says when a membership is paid next', () => {
    const membership = {
      name: 'Flow Anytime Unlimited',
      price: 150,
      currency: 'GBP',
      renewsOn: '2026-12-21T21:46:00Z',
      method: 'Visa ending 4242',
    } as MembershipDto;
    const unlimited = { ...credit, kind: 'membership', sessionsLeft: null } as const;
    expect(
      toPurchaseResultSummary({ at: 'began', membership, credit: unlimited }, builtInActivities),
    ).toMatchObject({
      title: 'Your membership has started',
      card: { figure: 'Unlimited', unit: 'classes', until: 'Renews on Monday 21 December' },
      paid: { amount: '£150' },
    });
  });
});
