import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import { countUses, findPromo, findUse, lockPromo, type PromoPerson } from './store.ts';
import { promoCodes, promoUses } from './tables.ts';

/** A code that is taken for a purchase, or for an order of places. */
export interface PromoUse {
  branchId: string;
  code: string;
  person: PromoPerson;
  subjectId: string;
}

/**
 * Takes a use of a code, once for each subject. The code's row is locked meanwhile, so that the last use goes to one.
 * Refuses with `promo_refused` when it has run out, in all or for this person, since its saving was told. In the
 * transaction of what it is used for.
 */
export async function takePromo(tx: Queries, use: PromoUse, now: Date): Promise<void> {
  const { branchId, person, subjectId } = use;
  const found = await findPromo(tx, branchId, use.code);
  const promo = found && (await lockPromo(tx, branchId, found.code));
  if (!promo) throw new Refused('promo_refused');
  const { code, usesMax, usesPerPerson, endsAt } = promo;
  const standing = await findUse(tx, branchId, subjectId);
  if (standing?.code === code) return;
  const uses = await countUses(tx, promo, person);
  const usedUp = usesMax !== null && promo.uses >= usesMax;
  const hadByPerson = usesPerPerson !== null && uses.byPerson >= usesPerPerson;
  if (standing || usedUp || hadByPerson || (endsAt && now >= endsAt)) throw new Refused('promo_refused');
  const { memberId } = person;
  const holders = person.holders.filter((holder) => holder.startsWith('email:'));
  await tx.orm
    .insert(promoUses)
    .values({ branchId, id: uuidv7(), code, subjectId, memberId, holders, usedAt: now });
  await tx.orm
    .update(promoCodes)
    .set({ uses: promo.uses + 1, redeemedAt: promo.uses + 1 === usesMax ? now : null })
    .where(and(eq(promoCodes.branchId, branchId), eq(promoCodes.code, code)));
}

/** Gives the use of a subject back, once; without one it changes nothing. */
export async function releasePromo(
  tx: Queries,
  branchId: string,
  subjectId: string,
  now: Date,
): Promise<void> {
  const use = await findUse(tx, branchId, subjectId);
  // The code before its uses, as `takePromo` locks them.
  if (!use || !(await lockPromo(tx, branchId, use.code))) return;
  const released = await tx.orm
    .update(promoUses)
    .set({ releasedAt: now })
    .where(and(eq(promoUses.branchId, branchId), eq(promoUses.id, use.id), isNull(promoUses.releasedAt)))
    .returning({ id: promoUses.id });
  if (released.length === 0) return;
  await tx.orm
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} - 1`, redeemedAt: null })
    .where(and(eq(promoCodes.branchId, branchId), eq(promoCodes.code, use.code)));
}
