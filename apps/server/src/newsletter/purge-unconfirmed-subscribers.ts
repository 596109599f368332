import { retention } from '@studio/domain/privacy/retention';
import type { Services } from '../platform/services.ts';
import { deleteUnconfirmedSubscribers } from './store.ts';

/** Erases email addresses that weren't confirmed within `retention.unconfirmedNewsletterDays`. */
export function purgeUnconfirmedSubscribers({ database, config, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - retention.unconfirmedNewsletterDays * 86_400_000);
  return deleteUnconfirmedSubscribers(database, config.branchId, before);
}
