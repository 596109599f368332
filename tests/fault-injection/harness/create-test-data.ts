import { randomUUID } from 'node:crypto';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { issueGiftCard } from '@studio/server/gift-cards/issue-gift-card';
import { findGiftCard } from '@studio/server/gift-cards/store';
import type { Database } from '@studio/server/platform/database/database';
import { loadInstallationKeys } from '@studio/server/platform/database/installation-keys';
import { promoCodes } from '@studio/server/promotions/tables';
import { createClass } from '../../harness/create-class.ts';
import type { RunClasses } from '../clients/simulated-client.ts';

const branchId = '11-miles-st';
const hourMs = 3_600_000;

/** Creates classes for a crowd of this size. The hot ones fill up soon, the others hardly. */
export async function createClasses(database: Database, crowdSize: number): Promise<RunClasses> {
  const make = (count: number, input: { hours: number; capacity: number; pricePence?: number }) =>
    Promise.all(
      Array.from({ length: count }, () => {
        const { hours, ...classFields } = input;
        return createClass(database, { startsAt: new Date(Date.now() + hours * hourMs), ...classFields });
      }),
    );
  const some = Math.ceil(crowdSize / 20);
  return {
    hot: await make(some, { hours: 72, capacity: 6 }),
    wide: await make(some * 2, { hours: 76, capacity: 40 }),
    free: await make(some, { hours: 80, capacity: 20, pricePence: 0 }),
    startingSoon: await make(some, { hours: 10, capacity: 20 }),
    doomed: await make(some * 2, { hours: 78, capacity: 40 }),
    sought: await make(some * 5, { hours: 74, capacity: 1 }),
  };
}

/** Creates a promo code for 10% off everything. */
export async function createPromo(database: Database): Promise<string> {
  const code = 'STORM10';
  const terms = { origin: 'studio', percent: 10, appliesTo: 'everything' } as const;
  await database.orm.insert(promoCodes).values({ branchId, code, ...terms, createdAt: new Date() });
  return code;
}

/** Creates gift cards of £60 each, as if bought elsewhere. */
export async function createGiftCards(database: Database, count: number): Promise<string[]> {
  const keys = await loadInstallationKeys(database);
  const codes: string[] = [];
  for (let number = 0; number < count; number++) {
    const purchaseId = randomUUID();
    const people = { recipientName: 'Mina', recipientEmail: 'mina@gifts.example', senderName: 'Theo' };
    const about = { branchId, purchaseId, buyerId: randomUUID(), message: '', sendOn: null, currency: 'GBP' };
    const input = { ...about, ...people, amountPence: 6000, actor: 'system' } as const;
    await database.transaction((tx) => issueGiftCard(tx, keys, input, new Date()));
    const card = await findGiftCard(database, branchId, { purchaseId });
    codes.push(deriveGiftCardCode(keys, card?.id ?? ''));
  }
  return codes;
}
