import { confirmLinkDays } from '@studio/domain/newsletter/asking';
import { epochSeconds } from '@studio/domain/time/london';
import { noteEmailProof } from '../people/proven-emails.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { makeListCode } from '../promotions/list-code.ts';
import { readConfirmKey } from './keys.ts';
import { confirmPlace, findSubscriber } from './store.ts';

/**
 * Puts the address of a link on the list, makes its code and writes the mail with it, all or nothing and once. The link is
 * only emailed, so its browser has proven the address. Refuses
 * with not_found what is no link of ours, and with link_expired one from before a leaving or of more than 7 days ago.
 */
export async function confirm(
  services: Services,
  { branchId, key, clientId }: { branchId: string; key: string; clientId: string },
): Promise<{ already: boolean }> {
  const { database, keys, clock } = services;
  const link = readConfirmKey(keys, key);
  const now = clock.now();
  const subscriber = await findSubscriber(database, branchId, link.id);
  if (!subscriber || subscriber.generation !== link.generation) throw new Refused('link_expired');
  if (subscriber.status === 'CONFIRMED') return { already: true };
  if (epochSeconds(now) - link.issuedAt > confirmLinkDays * 86_400) throw new Refused('link_expired');
  const confirmed = await database.transaction(async (tx) => {
    const row = await confirmPlace(tx, { branchId, ...link }, now);
    if (!row?.email) return false;
    await makeListCode(tx, { branchId, personHash: row.personHash }, row.email, now);
    const subject = { subscriberId: row.id };
    await noteEmailProof(tx, { branchId, personHash: row.personHash, clientId }, now);
    await enqueueMail(tx, { branchId, kind: 'newsletter-welcome', subject }, now, {
      clientId,
      memberId: null,
    });
    return true;
  });
  return { already: !confirmed };
}
