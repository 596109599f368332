import { isCardHolder, isHashedHolder } from '@studio/domain/people/offer-holder';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { PromoCodeRow } from './newsletter-code.ts';
import {
  countPromoUses,
  findPromo,
  findPromoUse,
  lockPromo,
  type PromoPerson,
  type PromoUseRow,
} from './store.ts';
import { promoCodes, promoUses } from './tables.ts';

/** A code that is taken for a purchase, or for an order of places. */
export interface PromoUseInput {
  branchId: string;
  code: string;
  person: PromoPerson;
  subjectId: string;
}

/**
 * Takes a use of a code, once for each subject, and notes who uses it: for a subject that has taken it, who uses it from now
 * on. The code's row is locked meanwhile, so that the last use goes to one. Refuses with `promo_refused` when it has run
 * out, in all or for this person, since its saving was told. In the transaction of what it is used for.
 */
export async function recordPromoUse(tx: QueryExecutor, use: PromoUseInput, now: Date): Promise<void> {
  const { branchId, person, subjectId } = use;
  const found = await findPromo(tx, branchId, use.code);
  const promo = found && (await lockPromo(tx, branchId, found.code));
  if (!promo) throw new AppError('promo_refused');
  const standing = await findPromoUse(tx, branchId, subjectId);
  const isTaken = standing?.code === promo.code;
  const isUsedUp = !isTaken && (standing !== null || !isOpen(promo, now));
  if (isUsedUp || (await isUsedByPerson(tx, promo, person, subjectId))) throw new AppError('promo_refused');
  if (isTaken) await noteUser(tx, standing, person);
  else await writeUse(tx, promo, use, now);
}

function isOpen({ uses, usesMax, endsAt }: PromoCodeRow, now: Date): boolean {
  return (usesMax === null || uses < usesMax) && (!endsAt || now < endsAt);
}

async function isUsedByPerson(
  tx: QueryExecutor,
  promo: PromoCodeRow,
  person: PromoPerson,
  subjectId: string,
): Promise<boolean> {
  const { usesPerPerson } = promo;
  return (
    usesPerPerson !== null && (await countPromoUses(tx, promo, person, subjectId)).byPerson >= usesPerPerson
  );
}

async function noteUser(
  tx: QueryExecutor,
  { branchId, id }: PromoUseRow,
  { memberId, holders }: PromoPerson,
) {
  await tx.orm
    .update(promoUses)
    .set({ memberId, holders: holders.filter(isHashedHolder) })
    .where(and(eq(promoUses.branchId, branchId), eq(promoUses.id, id)));
}

async function writeUse(
  tx: QueryExecutor,
  promo: PromoCodeRow,
  use: PromoUseInput,
  now: Date,
): Promise<void> {
  const { code, uses, usesMax } = promo;
  const { branchId, subjectId, person } = use;
  const { memberId } = person;
  const holders = person.holders.filter(isHashedHolder);
  await tx.orm
    .insert(promoUses)
    .values({ branchId, id: uuidv7(), code, subjectId, memberId, holders, usedAt: now });
  await tx.orm
    .update(promoCodes)
    .set({ uses: uses + 1, redeemedAt: uses + 1 === usesMax ? now : null })
    .where(and(eq(promoCodes.branchId, branchId), eq(promoCodes.code, code)));
}

/** What stands against a use that was taken: the person has used the code, or someone with the same card has. */
export type PromoConflict = 'promo_used' | 'promo_used_with_card';

/**
 * Judges the use of a code that is limited per person again when what it was taken for is paid, and notes who paid, their
 * card too. Two at the same moment wait for each other. Returns what stands against it: then nothing is changed.
 */
export async function claimPromo(
  tx: QueryExecutor,
  { branchId, subjectId, person }: Omit<PromoUseInput, 'code'>,
): Promise<PromoConflict | null> {
  const use = await findPromoUse(tx, branchId, subjectId);
  const promo = use && (await lockPromo(tx, branchId, use.code));
  if (!promo || promo.usesPerPerson === null) return null;
  if (await isUsedByPerson(tx, promo, person, subjectId)) {
    const withoutCard = { ...person, holders: person.holders.filter((holder) => !isCardHolder(holder)) };
    return (await isUsedByPerson(tx, promo, withoutCard, subjectId)) ? 'promo_used' : 'promo_used_with_card';
  }
  await noteUser(tx, use, person);
  return null;
}

/** Gives the use of a subject back, once; without one it changes nothing. */
export async function releasePromoUse(
  tx: QueryExecutor,
  branchId: string,
  subjectId: string,
  now: Date,
): Promise<void> {
  const use = await findPromoUse(tx, branchId, subjectId);
  // The code before its uses, as `recordPromoUse` locks them.
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
