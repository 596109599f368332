import { normaliseDisplayCode } from '@studio/domain/bookings/display-code';
import type { PromoUses } from '@studio/domain/promotions/promotion';
import { and, arrayOverlaps, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { PromoCodeRow } from './newsletter-code.ts';
import { promoCodes, promoUses } from './tables.ts';

/** Person who uses a promo code, as far as known. */
export interface PromoPerson {
  memberId: string | null;
  /**
   * Identity keys of the person (people/person-identity-keys): ids of their accounts and people rows, and hashes of
   * their mailboxes and card. Empty for a guest without an email address.
   */
  holders: readonly string[];
}

export type PromoUseRow = typeof promoUses.$inferSelect;

/** Finds a promo code, ignoring case, spaces and dashes. If no code matches, tries I and L as 1 and O as 0. */
export async function findPromo(
  db: QueryExecutor,
  branchId: string,
  typed: string,
): Promise<PromoCodeRow | null> {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const found = await db.orm
    .select()
    .from(promoCodes)
    .where(
      and(eq(promoCodes.branchId, branchId), inArray(promoCodes.code, [plain, normaliseDisplayCode(typed)])),
    );
  return found.find(({ code }) => code === plain) ?? found[0] ?? null;
}

/** Locks a promo code until the transaction ends, so that uses and releases run one after the other. */
export async function lockPromo(
  tx: QueryExecutor,
  branchId: string,
  code: string,
): Promise<PromoCodeRow | null> {
  const [row] = await tx.orm
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.branchId, branchId), eq(promoCodes.code, code)))
    .for('update');
  return row ?? null;
}

/** Returns the current use of a promo code for a purchase or order. */
export async function findPromoUse(
  db: QueryExecutor,
  branchId: string,
  subjectId: string,
): Promise<PromoUseRow | null> {
  const [row] = await db.orm
    .select()
    .from(promoUses)
    .where(
      and(eq(promoUses.branchId, branchId), eq(promoUses.subjectId, subjectId), isNull(promoUses.releasedAt)),
    );
  return row ?? null;
}

/** Counts the uses of a promo code, in total and by a person. Doesn't count the use of `subjectId`. */
export async function countPromoUses(
  db: QueryExecutor,
  { branchId, code }: Pick<PromoCodeRow, 'branchId' | 'code'>,
  person: PromoPerson,
  subjectId?: string,
): Promise<PromoUses> {
  const holders = [...person.holders, ...(person.memberId ? [person.memberId] : [])];
  const byPerson =
    holders.length > 0
      ? or(inArray(promoUses.memberId, holders), arrayOverlaps(promoUses.holders, holders))
      : sql`false`;
  const [row] = await db.orm
    .select({
      total: sql<number>`count(*)::int`,
      byPerson: sql<number>`(count(*) FILTER (WHERE ${byPerson}))::int`,
    })
    .from(promoUses)
    .where(
      and(
        eq(promoUses.branchId, branchId),
        eq(promoUses.code, code),
        isNull(promoUses.releasedAt),
        subjectId ? ne(promoUses.subjectId, subjectId) : undefined,
      ),
    );
  return { total: row?.total ?? 0, byPerson: row?.byPerson ?? 0 };
}
