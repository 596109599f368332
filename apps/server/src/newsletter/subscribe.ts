import { bringsMail, type ListSource } from '@studio/domain/newsletter/asking';
import { comparableEmail } from '@studio/domain/people/email';
import { v7 as uuidv7 } from 'uuid';
import { findBranchProfile } from '../catalogue/store.ts';
import type { CallingAsker } from '../platform/mail-kinds.ts';
import { enqueueMail, noteUnsentMail } from '../platform/outbox.ts';
import { personHash } from '../platform/person-hash.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { askForPlace, countMail } from './store.ts';

/** Who asks for a place on the list, and where. */
export interface Asking {
  branchId: string;
  email: string;
  source: ListSource;
  asker: CallingAsker;
}

/**
 * Asks for a place on the list. Known or not, confirmed or not, asked a minute ago or never: the same statements run,
 * so that neither the answer nor its time tells which. What the mail says is decided when it is written.
 */
export async function subscribe(
  services: Services,
  { branchId, email, source, asker }: Asking,
): Promise<void> {
  const { database, keys, clock } = services;
  if (!(await findBranchProfile(database, branchId))) throw new Refused('not_found');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const subscriber = await askForPlace(tx, {
      branchId,
      id: uuidv7(),
      personHash: personHash(keys, email),
      email: comparableEmail(email),
      source,
      askedAt: now,
    });
    const mails = bringsMail(subscriber, now);
    await countMail(tx, subscriber, mails ? now : null);
    const subject = { subscriberId: subscriber.id };
    const order = { branchId, kind: 'newsletter-asked', subject } as const;
    if (mails) await enqueueMail(tx, order, now, asker);
    else await noteUnsentMail(tx, order, 'asked again too soon', now);
  });
}
