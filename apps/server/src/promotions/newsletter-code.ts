import { randomBytes } from 'node:crypto';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { and, eq } from 'drizzle-orm';
import { findSetting } from '../catalogue/store.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { promoCodes } from './tables.ts';

export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** Subscriber who owns a newsletter code. */
export interface NewsletterCodeOwner {
  branchId: string;
  personHash: string;
}

/**
 * Maximum number of attempts to find an unused code. With 32^8 codes, two collisions in a row are practically
 * impossible.
 */
const maxAttempts = 5;

/**
 * Creates a subscriber's promo code for their first class pack (handbook: prices 9), once per person: a unique index
 * also covers concurrent calls. An existing code gets the email address again, which an unsubscribe has erased. Creates
 * none when the setting has no discount. Call it in a transaction.
 */
export async function ensureNewsletterCode(
  tx: QueryExecutor,
  person: NewsletterCodeOwner,
  email: string,
  now: Date,
): Promise<void> {
  const percent = await findSetting(tx, person.branchId, 'newsletterOfferPercent');
  if (!percent || percent <= 0) return;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const code = generateDisplayCode(randomBytes(displayCodeLength));
    const row = {
      ...person,
      code,
      origin: 'newsletter',
      percent,
      appliesTo: 'first-pack',
      usesMax: 1,
      email,
      createdAt: now,
    } as const;
    const made = await tx.orm
      .insert(promoCodes)
      .values(row)
      .onConflictDoNothing()
      .returning({ code: promoCodes.code });
    if (made.length > 0) return;
    if (await findNewsletterCode(tx, person)) {
      await tx.orm.update(promoCodes).set({ email }).where(ofPerson(person));
      return;
    }
  }
  throw new Error('No unused promotion code was found.');
}

/** Returns the newsletter code of a subscriber, used or not. */
export async function findNewsletterCode(
  db: QueryExecutor,
  person: NewsletterCodeOwner,
): Promise<PromoCodeRow | null> {
  const [row] = await db.orm.select().from(promoCodes).where(ofPerson(person));
  return row ?? null;
}

/** Erases the email address of a newsletter code. The code stays valid. */
export async function eraseNewsletterCodeAddress(
  tx: QueryExecutor,
  person: NewsletterCodeOwner,
): Promise<void> {
  await tx.orm.update(promoCodes).set({ email: null }).where(ofPerson(person));
}

function ofPerson({ branchId, personHash }: NewsletterCodeOwner) {
  return and(
    eq(promoCodes.branchId, branchId),
    eq(promoCodes.origin, 'newsletter'),
    eq(promoCodes.personHash, personHash),
  );
}
