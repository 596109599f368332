import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { getSoldProductName } from '@studio/domain/purchases/sold-product-name';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq } from 'drizzle-orm';
import { listProductsOnSale } from '../../catalogue/store.ts';
import { type EntitlementGrant, grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import { entitlementMovements, entitlements } from '../../entitlements/tables.ts';
import { lockSessionOwner } from '../../people/ensure-imported-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { requirePerson } from './save-person.ts';

/** Sessions to grant: those of a product, or freely chosen ones. */
export type GrantedSessions =
  | { productId: string }
  | { name: string; sessions: number | null; covers: string[]; lastDay: LocalDate | null };

/** Input of `grantSessions`. `grantId` is the idempotency key. */
export interface GrantSessionsInput {
  branchId: string;
  personId: string;
  grantId: string;
  terms: GrantedSessions;
  reason: string;
}

type EntitlementDetails = Pick<EntitlementGrant, 'kind' | 'productId' | 'name' | 'terms' | 'expiresAt'>;

/**
 * Grants free sessions. Idempotent by `grantId`. Returns the entitlement's id. Throws AppError not_found and
 * bad_request.
 */
export async function grantSessions(
  services: Services,
  input: GrantSessionsInput,
  actor: Actor,
): Promise<string> {
  const { database, clock } = services;
  const { branchId, grantId, reason: note } = input;
  const person = await requirePerson(database, branchId, input.personId);
  return database.transaction(async (tx) => {
    const now = clock.now();
    const details = await resolveDetails(tx, branchId, input.terms, now);
    const from = { origin: 'staff', originId: grantId, reason: 'GRANTED', actor, note } as const;
    // Waits for a concurrent sign-up or merge of this person.
    const memberId = await lockSessionOwner(tx, branchId, person.id);
    const grant = { branchId, memberId, ...details, startsAt: now, ...from };
    const id = await grantEntitlement(tx, grant, now);
    if (!id) return findEarlierGrant(tx, branchId, grantId);
    const { sessions } = details.terms;
    const entry = { branchId, at: now, actor, subject: 'entitlement', subjectId: id, reason: note } as const;
    const detail = { personId: person.id, name: details.name, sessions };
    await writeAudit(tx, [{ ...entry, action: 'GRANTED', detail }]);
    return id;
  });
}

async function findEarlierGrant(tx: QueryExecutor, branchId: string, originId: string): Promise<string> {
  const { branchId: branch, origin, originId: from, id } = entitlements;
  const [row] = await tx.orm
    .select({ id })
    .from(entitlements)
    .where(and(eq(branch, branchId), eq(origin, 'staff'), eq(from, originId)));
  if (!row) throw new AppError('not_found');
  return row.id;
}

async function resolveDetails(
  tx: QueryExecutor,
  branchId: string,
  what: GrantedSessions,
  now: Date,
): Promise<EntitlementDetails> {
  if (!('productId' in what)) {
    const { name, sessions, covers, lastDay } = what;
    const terms = { sessions, covers, offPeakOnly: false, shareable: false, onlyWhen: null };
    const expiresAt = lastDay ? endOf(lastDay, now) : null;
    return {
      kind: 'pack',
      productId: 'given',
      name,
      terms: { ...terms, memberDiscountPercent: 0 },
      expiresAt,
    };
  }
  const product = (await listProductsOnSale(tx, branchId)).find(({ id }) => id === what.productId);
  if (!product) throw new AppError('not_found');
  const { kind, terms, id: productId } = product;
  const validDays = terms.validDays ?? (terms.renewsMonthly ? 30 : null);
  const expiresAt = getSessionExpiry(now, validDays);
  return { kind, productId, name: getSoldProductName(product), terms: toEntitlementTerms(terms), expiresAt };
}

/** Returns the midnight at the end of a London day. Throws AppError bad_request for a past day. */
function endOf(lastDay: LocalDate, now: Date): Date {
  if (lastDay < toLondonDate(now))
    throw new AppError('bad_request', 'Choose today or a later date.', { field: 'lastDay' });
  return toLondonInstant(addDays(lastDay, 1), '00:00');
}

/** Input of `adjustSessions`. `adjustId` is the idempotency key. */
export interface AdjustSessionsInput {
  branchId: string;
  entitlementId: string;
  adjustId: string;
  sessions: number;
  reason: string;
}

/**
 * Adds or removes sessions, never below zero. Idempotent by `adjustId`. Returns the number of remaining sessions.
 * Throws AppError not_found, not_changeable for an unlimited entitlement, and entitlement_used_up.
 */
export async function adjustSessions(
  { database, clock }: Services,
  { branchId, entitlementId, adjustId, sessions, reason }: AdjustSessionsInput,
  actor: Actor,
): Promise<number> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const balance = await lockBalance(tx, branchId, entitlementId);
    const before = await tx.orm
      .select({ id: entitlementMovements.id })
      .from(entitlementMovements)
      .where(
        and(
          eq(entitlementMovements.branchId, branchId),
          eq(entitlementMovements.entitlementId, entitlementId),
          eq(entitlementMovements.subjectId, adjustId),
        ),
      );
    if (before.length > 0) return balance;
    if (balance + sessions < 0) throw new AppError('entitlement_used_up');
    const about = { branchId, entitlementId, sessions, subjectId: adjustId, actor, note: reason };
    await tx.orm.insert(entitlementMovements).values({ ...about, reason: 'CORRECTED', at: now });
    const entry = { branchId, at: now, actor, subject: 'entitlement', subjectId: entitlementId } as const;
    const newBalance = balance + sessions;
    await writeAudit(tx, [{ ...entry, action: 'ADJUSTED', reason, detail: { sessions, left: newBalance } }]);
    return newBalance;
  });
}

async function lockBalance(tx: QueryExecutor, branchId: string, id: string): Promise<number> {
  const [row] = await tx.orm
    .select({ balance: entitlements.balance })
    .from(entitlements)
    .where(and(eq(entitlements.branchId, branchId), eq(entitlements.id, id)))
    .for('update');
  if (!row) throw new AppError('not_found');
  if (row.balance === null) throw new AppError('not_changeable', 'You can’t adjust unlimited sessions.');
  return row.balance;
}

/** Changes the last day of an entitlement. Throws AppError not_found and bad_request. */
export async function changeEntitlementExpiry(
  { database, clock }: Services,
  input: { branchId: string; entitlementId: string; lastDay: LocalDate; reason: string },
  actor: Actor,
): Promise<void> {
  const { branchId, entitlementId: id, lastDay, reason } = input;
  await database.transaction(async (tx) => {
    const now = clock.now();
    const own = and(eq(entitlements.branchId, branchId), eq(entitlements.id, id));
    const [row] = await tx.orm.select().from(entitlements).where(own).for('update');
    if (!row) throw new AppError('not_found');
    const expiresAt = endOf(lastDay, now);
    await tx.orm.update(entitlements).set({ expiresAt }).where(own);
    const entry = { branchId, at: now, actor, subject: 'entitlement', subjectId: id, reason } as const;
    const detail = { from: row.expiresAt?.toISOString() ?? null, to: expiresAt.toISOString() };
    await writeAudit(tx, [{ ...entry, action: 'EXTENDED', detail }]);
  });
}
