import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { issueGiftCard } from '@studio/server/gift-cards/issue-gift-card';
import { findGiftCard } from '@studio/server/gift-cards/store';
import { promoCodes } from '@studio/server/promotions/tables';
import { onceThenError, type RepeatedCall } from './repeated-call.ts';
import type { TestCaller, TwoServerTestBed } from './two-server-test-bed.ts';

const branchId = '11-miles-st';

interface Opened {
  purchaseId: string;
  payment: { clientSecret: string };
}

async function giftCardOf(house: TwoServerTestBed, pounds: number): Promise<string> {
  const { database, services } = house;
  const purchaseId = randomUUID();
  const card = { branchId, purchaseId, buyerId: randomUUID(), recipientName: 'Mina', senderName: 'Theo' };
  const rest = { recipientEmail: 'mina@gifts.example', message: '', sendOn: null, currency: 'GBP' };
  await database.transaction((tx) =>
    issueGiftCard(
      tx,
      services.keys,
      { ...card, ...rest, amountPence: pounds * 100, actor: 'system' },
      new Date(),
    ),
  );
  return (await findGiftCard(database, branchId, { purchaseId }))?.id ?? '';
}

async function subscribed(house: TwoServerTestBed, by: TestCaller): Promise<string> {
  const opened = await by.done(paths.membershipOpen, { productId: 'reformer-flex-8', termsVersion });
  await house.pay(opened.clientSecret ?? '');
  await by.done(paths.membershipConfirm, { membershipId: opened.membershipId });
  return opened.membershipId ?? '';
}

const purchasesOf = 'SELECT status FROM purchases WHERE member_id = $1';
const creditsOf = 'SELECT balance FROM entitlements WHERE member_id = $1';
const membershipsOf = 'SELECT status FROM memberships WHERE member_id = $1';
const mailsAbout = `SELECT kind FROM outbox
  WHERE coalesce(subject->>'membershipId', subject->>'purchaseId') = $1`;

/** A change of a membership: all calls succeed, and one email reports it. */
const change = (path: typeof paths.membershipCancel | typeof paths.membershipResume): RepeatedCall => ({
  path,
  prepare: async (house) => {
    const by = await house.member();
    const membershipId = await subscribed(house, by);
    const resumes = path === paths.membershipResume;
    if (resumes) await by.done(paths.membershipCancel, { membershipId });
    const ends = 'SELECT ends_at_period_end FROM memberships WHERE id = $1';
    const counted = async () => [
      ...(await house.column(ends, membershipId)),
      ...(await house.column(`${mailsAbout} AND kind <> 'membership-welcome' ORDER BY kind`, membershipId)),
    ];
    return { by, body: { membershipId }, counted };
  },
  effect:
    path === paths.membershipResume
      ? [false, 'membership-cancelled', 'membership-kept']
      : [true, 'membership-cancelled'],
});

export const moneyCalls: RepeatedCall[] = [
  {
    path: paths.purchaseOpen,
    when: 'with a code that one may use',
    prepare: async (house, nonce) => {
      const by = await house.member();
      const code = nonce.slice(0, 8).toUpperCase();
      const terms = { origin: 'studio', percent: 10, appliesTo: 'everything', usesMax: 1 } as const;
      await house.database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
      const uses = 'SELECT uses FROM promo_codes WHERE code = $1';
      const body = { productId: 'class-pack-10', termsVersion, promoCode: code };
      const counted = async () => [
        ...(await house.column(purchasesOf, by.memberId)),
        ...(await house.column(uses, code)),
      ];
      return { by, body, counted };
    },
    effect: ['OPEN', 1],
  },
  {
    path: paths.purchaseOpen,
    when: 'all of it with a gift card',
    prepare: async (house, idempotencyKey) => {
      const [by, id] = [await house.member(), await giftCardOf(house, 100)];
      const giftCardCode = deriveGiftCardCode(house.services.keys, id);
      const left = 'SELECT balance_pence FROM gift_cards WHERE id = $1';
      const counted = async () => [
        ...(await house.column(purchasesOf, by.memberId)),
        ...(await house.column(creditsOf, by.memberId)),
        ...(await house.column(left, id)),
      ];
      const body = { productId: 'starter-pack', termsVersion, giftCardCode, idempotencyKey };
      return { by, body, counted };
    },
    effect: ['PAID', 3, 6500],
  },
  {
    path: paths.purchaseConfirm,
    prepare: async (house) => {
      const by = await house.member();
      const wish = { productId: 'starter-pack', termsVersion };
      const { purchaseId, payment } = await by.done<Opened>(paths.purchaseOpen, wish);
      await house.pay(payment.clientSecret);
      const counted = async () => [
        ...(await house.column(purchasesOf, by.memberId)),
        ...(await house.column(creditsOf, by.memberId)),
        ...(await house.column(mailsAbout, purchaseId)),
      ];
      return { by, body: { purchaseId }, counted };
    },
    effect: ['PAID', 3, 'purchase-paid'],
  },
  {
    path: paths.membershipOpen,
    prepare: async (house) => {
      const by = await house.member();
      const counted = () => house.column(membershipsOf, by.memberId);
      return { by, body: { productId: 'reformer-flex-8', termsVersion }, counted };
    },
    effect: ['INCOMPLETE'],
  },
  {
    path: paths.membershipConfirm,
    prepare: async (house) => {
      const by = await house.member();
      const opened = await by.done(paths.membershipOpen, { productId: 'reformer-flex-8', termsVersion });
      await house.pay(opened.clientSecret ?? '');
      const { membershipId } = opened;
      const counted = async () => [
        ...(await house.column(membershipsOf, by.memberId)),
        ...(await house.column(creditsOf, by.memberId)),
        ...(await house.column(mailsAbout, membershipId)),
      ];
      return { by, body: { membershipId }, counted };
    },
    effect: ['ACTIVE', 8, 'membership-welcome'],
  },
  change(paths.membershipCancel),
  change(paths.membershipResume),
  {
    path: paths.freezeTakeBack,
    prepare: async (house) => {
      const by = await house.member();
      const membershipId = await subscribed(house, by);
      await by.done(paths.freeze, { membershipId, months: 1 });
      const frozen = 'SELECT frozen_from IS NOT NULL FROM memberships WHERE id = $1';
      const counted = async () => [
        ...(await house.column(frozen, membershipId)),
        ...(await house.column(`${mailsAbout} AND kind <> 'membership-welcome' ORDER BY kind`, membershipId)),
      ];
      return { by, body: { membershipId }, counted };
    },
    effect: [false, 'membership-frozen', 'membership-unfrozen'],
  },
  {
    path: paths.freeze,
    prepare: async (house) => {
      const by = await house.member();
      const membershipId = await subscribed(house, by);
      const frozen = 'SELECT frozen_from IS NOT NULL FROM memberships WHERE id = $1';
      return { by, body: { membershipId, months: 1 }, counted: () => house.column(frozen, membershipId) };
    },
    effect: [true],
    answers: onceThenError('409 freeze_too_soon'),
  },
  {
    path: paths.accountDelete,
    prepare: async (house) => {
      const by = await house.member();
      await subscribed(house, by);
      const ended = `SELECT coalesce(string_agg(status, ' '), 'none') FROM memberships WHERE member_id = $1`;
      const counted = async () => [
        ...(await house.column('SELECT user_id FROM members WHERE user_id = $1', by.memberId)),
        (await house.column(ended, by.memberId))[0] === 'ACTIVE' ? 'is charged again' : 'ended',
        // A member whose response was lost calls again after everything is done.
        (await by.call(1, paths.accountDelete, { understood: true })).status,
      ];
      return { by, body: { understood: true }, counted };
    },
    effect: ['ended', 200],
  },
];
