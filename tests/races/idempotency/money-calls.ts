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

async function createGiftCard(testBed: TwoServerTestBed, pounds: number): Promise<string> {
  const { database, services } = testBed;
  const purchaseId = randomUUID();
  const card = { branchId, purchaseId, buyerId: randomUUID(), recipientName: 'Mina', senderName: 'Theo' };
  const details = { recipientEmail: 'mina@gifts.example', message: '', sendOn: null, currency: 'GBP' };
  await database.transaction((tx) =>
    issueGiftCard(
      tx,
      services.keys,
      { ...card, ...details, amountPence: pounds * 100, actor: 'system' },
      new Date(),
    ),
  );
  return (await findGiftCard(database, branchId, { purchaseId }))?.id ?? '';
}

async function subscribe(testBed: TwoServerTestBed, by: TestCaller): Promise<string> {
  const opened = await by.done(paths.membershipOpen, { productId: 'reformer-flex-8', termsVersion });
  await testBed.pay(opened.clientSecret ?? '');
  await by.done(paths.membershipConfirm, { membershipId: opened.membershipId });
  return opened.membershipId ?? '';
}

const purchasesOf = 'SELECT status FROM purchases WHERE member_id = $1';
const creditsOf = 'SELECT balance FROM entitlements WHERE member_id = $1';
const membershipsOf = 'SELECT status FROM memberships WHERE member_id = $1';
const emailsQuery = `SELECT kind FROM outbox
  WHERE coalesce(subject->>'membershipId', subject->>'purchaseId') = $1`;

/** Builds the case of a membership change: all calls succeed, and one email reports it. */
const change = (path: typeof paths.membershipCancel | typeof paths.membershipResume): RepeatedCall => ({
  path,
  prepare: async (testBed) => {
    const by = await testBed.member();
    const membershipId = await subscribe(testBed, by);
    const resumes = path === paths.membershipResume;
    if (resumes) await by.done(paths.membershipCancel, { membershipId });
    const ends = 'SELECT ends_at_period_end FROM memberships WHERE id = $1';
    const readEffect = async () => [
      ...(await testBed.column(ends, membershipId)),
      ...(await testBed.column(
        `${emailsQuery} AND kind <> 'membership-welcome' ORDER BY kind`,
        membershipId,
      )),
    ];
    return { by, body: { membershipId }, readEffect };
  },
  effect:
    path === paths.membershipResume
      ? [false, 'membership-cancelled', 'membership-resumed']
      : [true, 'membership-cancelled'],
});

export const moneyCalls: RepeatedCall[] = [
  {
    path: paths.purchaseOpen,
    when: 'with a code that one may use',
    prepare: async (testBed, nonce) => {
      const by = await testBed.member();
      const code = nonce.slice(0, 8).toUpperCase();
      const terms = { origin: 'studio', percent: 10, appliesTo: 'everything', usesMax: 1 } as const;
      await testBed.database.orm
        .insert(promoCodes)
        .values({ branchId, code, ...terms, createdAt: new Date() });
      const uses = 'SELECT uses FROM promo_codes WHERE code = $1';
      const body = { productId: 'class-pack-10', termsVersion, promoCode: code };
      const readEffect = async () => [
        ...(await testBed.column(purchasesOf, by.memberId)),
        ...(await testBed.column(uses, code)),
      ];
      return { by, body, readEffect };
    },
    effect: ['OPEN', 1],
  },
  {
    path: paths.purchaseOpen,
    when: 'all of it with a gift card',
    prepare: async (testBed, idempotencyKey) => {
      const [by, id] = [await testBed.member(), await createGiftCard(testBed, 100)];
      const giftCardCode = deriveGiftCardCode(testBed.services.keys, id);
      const balanceQuery = 'SELECT balance_pence FROM gift_cards WHERE id = $1';
      const readEffect = async () => [
        ...(await testBed.column(purchasesOf, by.memberId)),
        ...(await testBed.column(creditsOf, by.memberId)),
        ...(await testBed.column(balanceQuery, id)),
      ];
      const body = { productId: 'starter-pack', termsVersion, giftCardCode, idempotencyKey };
      return { by, body, readEffect };
    },
    effect: ['PAID', 3, 6500],
  },
  {
    path: paths.purchaseConfirm,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const input = { productId: 'starter-pack', termsVersion };
      const { purchaseId, payment } = await by.done<Opened>(paths.purchaseOpen, input);
      await testBed.pay(payment.clientSecret);
      const readEffect = async () => [
        ...(await testBed.column(purchasesOf, by.memberId)),
        ...(await testBed.column(creditsOf, by.memberId)),
        ...(await testBed.column(emailsQuery, purchaseId)),
      ];
      return { by, body: { purchaseId }, readEffect };
    },
    effect: ['PAID', 3, 'purchase-paid'],
  },
  {
    path: paths.membershipOpen,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const readEffect = () => testBed.column(membershipsOf, by.memberId);
      return { by, body: { productId: 'reformer-flex-8', termsVersion }, readEffect };
    },
    effect: ['INCOMPLETE'],
  },
  {
    path: paths.membershipConfirm,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const opened = await by.done(paths.membershipOpen, { productId: 'reformer-flex-8', termsVersion });
      await testBed.pay(opened.clientSecret ?? '');
      const { membershipId } = opened;
      const readEffect = async () => [
        ...(await testBed.column(membershipsOf, by.memberId)),
        ...(await testBed.column(creditsOf, by.memberId)),
        ...(await testBed.column(emailsQuery, membershipId)),
      ];
      return { by, body: { membershipId }, readEffect };
    },
    effect: ['ACTIVE', 8, 'membership-welcome'],
  },
  change(paths.membershipCancel),
  change(paths.membershipResume),
  {
    path: paths.freezeCancel,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const membershipId = await subscribe(testBed, by);
      await by.done(paths.freeze, { membershipId, months: 1 });
      const frozen = 'SELECT frozen_from IS NOT NULL FROM memberships WHERE id = $1';
      const readEffect = async () => [
        ...(await testBed.column(frozen, membershipId)),
        ...(await testBed.column(
          `${emailsQuery} AND kind <> 'membership-welcome' ORDER BY kind`,
          membershipId,
        )),
      ];
      return { by, body: { membershipId }, readEffect };
    },
    effect: [false, 'membership-frozen', 'membership-unfrozen'],
  },
  {
    path: paths.freeze,
    prepare: async (testBed) => {
      const by = await testBed.member();
      const membershipId = await subscribe(testBed, by);
      const frozen = 'SELECT frozen_from IS NOT NULL FROM memberships WHERE id = $1';
      return {
        by,
        body: { membershipId, months: 1 },
        readEffect: () => testBed.column(frozen, membershipId),
      };
    },
    effect: [true],
    outcomes: onceThenError('409 freeze_too_soon'),
  },
  {
    path: paths.accountDelete,
    prepare: async (testBed) => {
      const by = await testBed.member();
      await subscribe(testBed, by);
      const ended = `SELECT coalesce(string_agg(status, ' '), 'none') FROM memberships WHERE member_id = $1`;
      const readEffect = async () => [
        ...(await testBed.column('SELECT user_id FROM members WHERE user_id = $1', by.memberId)),
        (await testBed.column(ended, by.memberId))[0] === 'ACTIVE' ? 'is charged again' : 'ended',
        // A member whose response was lost repeats the call after everything is done.
        (await by.call(1, paths.accountDelete, { understood: true })).status,
      ];
      return { by, body: { understood: true }, readEffect };
    },
    effect: ['ended', 200],
  },
];
