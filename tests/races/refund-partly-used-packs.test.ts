import { randomUUID } from 'node:crypto';
import { termsVersion } from '@studio/contracts/terms-version';
import { takeSessions } from '@studio/server/entitlements/session-ledger';
import { findEntitlement } from '@studio/server/entitlements/store';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { findGiftCard } from '@studio/server/gift-cards/store';
import { AppError } from '@studio/server/platform/app-error';
import { finalisePurchase } from '@studio/server/purchases/finalise-purchase';
import { openPurchase } from '@studio/server/purchases/open-purchase';
import { findPurchase } from '@studio/server/purchases/store';
import { refundPayment } from '@studio/server/staff/money/refund-payment';
import { beforeAll, expect, it } from 'vitest';
import { addMember, createMemberCaller } from './harness/race-members.ts';
import { createTwoServicesOpener, type TwoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const rounds = 12;

const openServers = createTwoServicesOpener();
let { database, process: processAt } = {} as TwoServices;
beforeAll(async () => {
  ({ database, process: processAt } = await openServers());
});

const gift = { amount: 20, recipientName: 'Mina', recipientEmail: 'mina@gifts.example', senderName: 'Theo' };

async function open(number: number, productId: string, giftCardCode?: string) {
  const giftCard = productId === 'gift-card' ? { ...gift, message: '', sendOn: null } : undefined;
  return openPurchase(processAt(number).services, {
    branchId,
    productId,
    promoCode: undefined,
    giftCardCode,
    giftCard,
    termsVersion,
    caller: createMemberCaller(await addMember(database)),
  });
}

async function buyProduct(number: number, productId: string): Promise<string> {
  const { purchase, intent } = await open(number, productId);
  await processAt(number).pay(intent?.clientSecret ?? '');
  await finalisePurchase(processAt(number).services, { intentId: intent?.id ?? '', actor: 'system' });
  return purchase.id;
}

const refund = (number: number, id: string, amountPence: number) =>
  refundPayment(processAt(number).services, {
    branchId,
    refundId: randomUUID(),
    source: 'purchase',
    id,
    bookingId: null,
    amountPence,
    removeSessions: false,
    reason: 'test',
    actor: 'staff:test',
  });

/** Returns whether each piece of work succeeded. An AppError counts as false; any other error is thrown. */
async function getSuccesses(works: readonly Promise<unknown>[]): Promise<boolean[]> {
  return (await Promise.allSettled(works)).map((settled) => {
    if (settled.status === 'rejected' && !(settled.reason instanceof AppError)) throw settled.reason;
    return settled.status === 'fulfilled';
  });
}

/** Waits longer in each round, so that either process can be first. */
const afterMs = (round: number) => new Promise((resolve) => setTimeout(resolve, round * 10));

/** One process books with a session of a pack, while staff refund the whole pack in the other. */
async function bookAndRefund(round: number, order: 'at once' | 'refund first' = 'at once') {
  const id = await buyProduct(round, 'starter-pack');
  const purchase = await findPurchase(database, branchId, id);
  const entitlementId = purchase?.entitlementId ?? '';
  const movement = {
    branchId,
    entitlementId,
    subjectId: randomUUID(),
    sessions: 1,
    actor: 'client',
  } as const;
  const book = () =>
    processAt(round).services.database.transaction((tx) => takeSessions(tx, 'BOOKED', movement, new Date()));
  const refunding = refund(round + 1, id, purchase?.cardPence ?? 0);
  const start = order === 'at once' ? afterMs(round) : refunding;
  const [booked, refunded] = await getSuccesses([start.then(book), refunding]);
  const credit = await findEntitlement(database, branchId, entitlementId);
  return { booked, refunded, balance: credit?.balance };
}

it('a session is booked or its pack refunded in full, never both, on two processes', async () => {
  for (let round = 0; round < rounds; round++) {
    const { booked, refunded, balance } = await bookAndRefund(round);
    expect(booked, `round ${round}`).toBe(!refunded);
    expect(balance).toBe(refunded ? 0 : 2);
  }
  expect(await bookAndRefund(0, 'refund first')).toMatchObject({ booked: false, refunded: true, balance: 0 });
});

it('a gift card is spent or refunded in full, never both, on two processes', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await buyProduct(round, 'gift-card');
    const card = await findGiftCard(database, branchId, { purchaseId: id });
    const code = deriveGiftCardCode(processAt(0).services.keys, card?.id ?? '');
    const [spent, refunded] = await getSuccesses([
      open(round, 'dropin-mat', code),
      afterMs(round).then(() => refund(round + 1, id, 2000)),
    ]);
    expect(spent, `round ${round}`).toBe(!refunded);
    const now = await findGiftCard(database, branchId, { id: card?.id ?? '' });
    expect(now?.balancePence).toBe(refunded ? 0 : 500);
  }
});

it('control: without the database check a session is booked and refunded', async () => {
  const drop = 'ALTER TABLE entitlements DROP CONSTRAINT entitlements_never_below_zero';
  await database.run({ name: 'test_drop_check', text: drop }, []);
  expect(await bookAndRefund(0, 'refund first')).toMatchObject({ booked: true, refunded: true, balance: -1 });
});
