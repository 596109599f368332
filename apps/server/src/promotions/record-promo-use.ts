import { isCardIdentityKey, isHashedIdentityKey } from '@studio/domain/people/person-identity-key';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
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

export interface PromoUseInput {
  branchId: string;
  code: string;
  person: PromoPerson;
  subjectId: string;
}

/**
 * Records a use of a promo code and its person, once per subject. For a subject that already uses the code, updates the
 * person. Locks the code, so that only one caller gets the last use. Throws AppError promo_refused when the code has
 * expired or been used up since the saving was shown, in total or for this person, and when the subject uses another
 * code. Call it in the transaction of the purchase or order.
 */
export async function recordPromoUse(tx: QueryExecutor, use: PromoUseInput, now: Date): Promise<void> {
  const { branchId, person, subjectId } = use;
  const found = await findPromo(tx, branchId, use.code);
  const promo = found && (await lockPromo(tx, branchId, found.code));
  if (!promo) throw new AppError('promo_refused');
  const existingUse = await findPromoUse(tx, branchId, subjectId);
  const isTaken = existingUse?.code === promo.code;
  const isUsedUp = !isTaken && (existingUse !== null || !isOpen(promo, now));
  if (isUsedUp || (await isUsedByPerson(tx, promo, person, subjectId))) throw new AppError('promo_refused');
  if (isTaken) await updateUser(tx, existingUse, person);
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

async function updateUser(
  tx: QueryExecutor,
  { branchId, id }: PromoUseRow,
  { memberId, holders }: PromoPerson,
) {
  await tx.orm
    .update(promoUses)
    .set({ memberId, holders: holders.filter(isHashedIdentityKey) })
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
  const holders = person.holders.filter(isHashedIdentityKey);
  await tx.orm
    .insert(promoUses)
    .values({ branchId, id: uuidv7(), code, subjectId, memberId, holders, usedAt: now });
  await tx.orm
    .update(promoCodes)
    .set({ uses: uses + 1, redeemedAt: uses + 1 === usesMax ? now : null })
    .where(and(eq(promoCodes.branchId, branchId), eq(promoCodes.code, code)));
}

/**
 * Reason why a promo code with a limit per person can't be used: the person has reached the limit alone, or only
 * together with uses that were paid with the same card.
 */
export type PromoConflict = 'promo_used' | 'promo_used_with_card';

/**
 * Checks a promo code with a limit per person again when the payment succeeds, and records the payer and their card.
 * Locks the code, so that concurrent payments run one after the other. Returns the conflict, in which case nothing
 * changes, or null.
 */
export async function claimPromo(
  tx: QueryExecutor,
  { branchId, subjectId, person }: Omit<PromoUseInput, 'code'>,
): Promise<PromoConflict | null> {
  const use = await findPromoUse(tx, branchId, subjectId);
  const promo = use && (await lockPromo(tx, branchId, use.code));
  if (!promo || promo.usesPerPerson === null) return null;
  if (await isUsedByPerson(tx, promo, person, subjectId)) {
    const withoutCard = { ...person, holders: person.holders.filter((holder) => !isCardIdentityKey(holder)) };
    return (await isUsedByPerson(tx, promo, withoutCard, subjectId)) ? 'promo_used' : 'promo_used_with_card';
  }
  await updateUser(tx, use, person);
  return null;
}

/** Releases the promo code use of a subject. Idempotent. */
export async function releasePromoUse(
  tx: QueryExecutor,
  branchId: string,
  subjectId: string,
  now: Date,
): Promise<void> {
  const use = await findPromoUse(tx, branchId, subjectId);
  // Locks the code before its uses, in the same order as `recordPromoUse`.
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
