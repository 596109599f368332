import { randomUUID } from 'node:crypto';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { issueGiftCard } from '@studio/server/gift-cards/issue-gift-card';
import { findGiftCard } from '@studio/server/gift-cards/store';
import type { Services } from '@studio/server/platform/services';

const branchId = '11-miles-st';

/** Creates a gift card as if a payment card with this key had bought it. Returns its id and code. */
export async function createGiftCard(
  { database, keys }: Services,
  { pence, cardHolder = null }: { pence: number; cardHolder?: string | null },
): Promise<{ id: string; code: string }> {
  const purchaseId = randomUUID();
  const people = { recipientName: 'Mina', recipientEmail: 'mina@gifts.example', senderName: 'Theo' };
  const about = { branchId, purchaseId, buyerId: randomUUID(), message: '', sendOn: null, currency: 'GBP' };
  const order = { ...about, ...people, amountPence: pence, cardHolder, actor: 'system' } as const;
  await database.transaction((tx) => issueGiftCard(tx, keys, order, new Date()));
  const card = await findGiftCard(database, branchId, { purchaseId });
  if (!card) throw new Error('No gift card was made.');
  return { id: card.id, code: deriveGiftCardCode(keys, card.id) };
}

/** Returns the balance of a gift card, in pence. */
export async function getGiftCardBalance({ database }: Services, id: string): Promise<number | undefined> {
  return (await findGiftCard(database, branchId, { id }))?.balancePence;
}
