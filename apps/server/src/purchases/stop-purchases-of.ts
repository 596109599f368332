import type { Services } from '../platform/services.ts';
import { stopPurchase } from './stop-purchase.ts';
import { openPurchasesOf } from './store.ts';

/** Closes what a member has begun to buy, before their account is closed; what was paid meanwhile is settled. */
export async function stopPurchasesOf(services: Services, memberId: string): Promise<void> {
  for (const purchase of await openPurchasesOf(services.database, memberId))
    await stopPurchase(services, purchase, 'the account was closed');
}
