import type { Services } from '../platform/services.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { listOpenPurchases } from './store.ts';

/** Closes what a member has begun to buy, before their account is closed; what was paid meanwhile is settled. */
export async function cancelMemberPurchases(services: Services, memberId: string): Promise<void> {
  for (const purchase of await listOpenPurchases(services.database, memberId))
    await cancelPurchase(services, purchase, 'the account was closed');
}
