import { randomBytes } from 'node:crypto';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { and, eq } from 'drizzle-orm';
import { findSetting } from '../catalogue/store.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { promoCodes } from './tables.ts';

/** A promotion code as it is stored. */
export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** Whose code of the list it is. */
export interface NewsletterCodeOwner {
  branchId: string;
  personHash: string;
}

/** A code that collides is thrown again; with 32^8 of them, twice in a row does not happen. */
const throws = 5;

/**
 * Makes the code that people on the list get, off their first class pack (handbook: prices 9); once for each person, whoever asks at the
 * same time: the index keeps a second one out. Makes none while the setting offers nothing. Call it in a transaction.
 */
export async function ensureNewsletterCode(
  tx: QueryExecutor,
  person: NewsletterCodeOwner,
  email: string,
  now: Date,
): Promise<void> {
  const percent = await findSetting(tx, person.branchId, 'listOfferPercent');
  if (!percent || percent <= 0) return;
  for (let attempt = 0; attempt < throws; attempt++) {
    const code = generateDisplayCode(randomBytes(displayCodeLength));
    const row = {
      ...person,
      code,
      origin: 'list',
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
  throw new Error('No promotion code could be made.');
}

/** The code that somebody on the list was given, used or not. */
export async function findNewsletterCode(
  db: QueryExecutor,
  person: NewsletterCodeOwner,
): Promise<PromoCodeRow | null> {
  const [row] = await db.orm.select().from(promoCodes).where(ofPerson(person));
  return row ?? null;
}

/** Forgets whose code it is, as far as one could write to them. The code stays good. */
export async function eraseNewsletterCodeAddress(
  tx: QueryExecutor,
  person: NewsletterCodeOwner,
): Promise<void> {
  await tx.orm.update(promoCodes).set({ email: null }).where(ofPerson(person));
}

function ofPerson({ branchId, personHash }: NewsletterCodeOwner) {
  return and(
    eq(promoCodes.branchId, branchId),
    eq(promoCodes.origin, 'list'),
    eq(promoCodes.personHash, personHash),
  );
}
