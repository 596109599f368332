import type { Services } from '../platform/services.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { listOpenPurchases } from './store.ts';

/** Cancels a member's open purchases before their account is closed. Settles purchases that have already been paid. */
export async function cancelMemberPurchases(services: Services, memberId: string): Promise<void> {
  for (const purchase of await listOpenPurchases(services.database, memberId))
    await cancelPurchase(services, purchase, 'the account was closed');
}
