import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import type { EntitlementTerms, MovementReason } from '@studio/domain/entitlements/entitlement';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { type EntitlementOrigin, entitlementMovements, entitlements } from './tables.ts';

export interface EntitlementGrant {
  branchId: string;
  memberId: string;
  kind: ProductKind;
  productId: string;
  name: string;
  terms: EntitlementTerms;
  startsAt: Date;
  expiresAt: Date | null;
  origin: EntitlementOrigin;
  originId: string;
  reason: Extract<MovementReason, 'BOUGHT' | 'RENEWED' | 'GRANTED'>;
  actor: Actor;
  /** Reason that the staff member who grants the sessions typed. */
  note?: string;
}

/**
 * Grants sessions once per origin (such as a purchase or a paid month), in the caller's transaction. Returns the
 * entitlement's id; null if the sessions were granted before.
 */
export async function grantEntitlement(
  tx: QueryExecutor,
  grant: EntitlementGrant,
  now: Date,
): Promise<string | null> {
  const { reason, actor, note, ...values } = grant;
  const { sessions } = grant.terms;
  // A paid membership month renews until the membership is cancelled.
  const renews = grant.origin === 'membership';
  const [made] = await tx.orm
    .insert(entitlements)
    .values({ ...values, id: uuidv7(), balance: sessions === null ? null : 0, renews, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: entitlements.id });
  if (!made) return null;
  if (sessions !== null && sessions > 0) {
    const { branchId } = grant;
    await tx.orm
      .insert(entitlementMovements)
      .values({ branchId, entitlementId: made.id, sessions, reason, actor, note: note ?? null, at: now });
  }
  return made.id;
}
