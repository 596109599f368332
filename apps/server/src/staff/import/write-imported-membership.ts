import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import type { MembershipOutcome } from '@studio/domain/people-import/classify-memberships';
import type { RowMembership } from '@studio/domain/people-import/parse-membership';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { listProductsOnSale } from '../../catalogue/store.ts';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import type { SubscriptionCheck } from '../../memberships/check-subscription.ts';
import { importMembership } from '../../memberships/import-membership.ts';
import { listSessionOwnerIds, toPlaceholderMemberId } from '../../people/person-keys.ts';
import type { Actor } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { takeUsedSessions } from './take-used-sessions.ts';

type Product = Awaited<ReturnType<typeof listProductsOnSale>>[number];

/** Ids of the membership and sessions that a row created, or a sentence that says why it created none. */
export interface ImportedMembershipResult {
  membershipId?: string;
  entitlementId?: string;
  /** Sessions of the paid period that were used before an earlier import was undone. */
  used?: number;
  problem?: string;
}

export interface MembershipWriteInput {
  branchId: string;
  importId: string;
  at: number;
  personId: string;
  owner: string;
  membership: RowMembership;
  outcome: Exclude<MembershipOutcome, { kind: 'left-out' }>;
  /** Result of the check at Stripe, for a membership with a subscription. */
  check: SubscriptionCheck | undefined;
  products: readonly Product[];
  actor: Actor;
}

/**
 * Finds a current membership of a person by their owner ids ($2), or their unexpired membership sessions from an
 * import. `$3` is the current time.
 */
const findMembership: PreparedStatement = {
  name: 'import_membership_of_owner',
  text: `SELECT m.id FROM memberships m
      WHERE m.branch_id = $1 AND m.member_id = ANY ($2::text[]) AND m.status <> 'ENDED'
    UNION ALL
    SELECT e.id FROM entitlements e
      WHERE e.branch_id = $1 AND e.member_id = ANY ($2::text[]) AND e.kind = 'membership' AND e.origin = 'import'
        AND e.expires_at > $3::timestamptz
    LIMIT 1`,
};

/**
 * Writes the membership of a row. Repeats the checks of the preview, because the client may have started a membership
 * since then. The caller has locked the client.
 */
export async function writeImportedMembership(
  tx: QueryExecutor,
  input: MembershipWriteInput,
  now: Date,
): Promise<ImportedMembershipResult> {
  const { branchId, personId, owner, outcome, check, actor } = input;
  const product = input.products.find(({ id }) => id === outcome.productId);
  if (!product) return { problem: 'The chosen membership isn’t sold any more. We’ve left it out.' };
  const owners = await listSessionOwnerIds(tx, branchId, owner);
  const current = await tx.run(findMembership, [branchId, owners, now]);
  if (current.length > 0)
    return { problem: 'This client has started a membership here. We’ve left the imported one out.' };
  if (outcome.kind === 'until') return grantUntilPayment(tx, input, product, now);
  if (!check?.subscription) {
    const problem = check?.problem ?? 'The Stripe subscription wasn’t checked.';
    return { problem: `${problem} We’ve left the membership out.` };
  }
  let used = 0;
  const written = await importMembership(
    tx,
    {
      branchId,
      owner,
      placeholder: toPlaceholderMemberId(personId),
      product,
      terms: toEntitlementTerms(product.terms),
      countSessionsLeft: async () => {
        const left = await countSessionsLeft(tx, input, product);
        used = left.used;
        return left.sessions;
      },
      subscription: check.subscription,
      actor,
    },
    now,
  );
  return { ...written, used };
}

/** Returns the sessions left of the paid period, and how many were used before an earlier import was undone. */
async function countSessionsLeft(
  tx: QueryExecutor,
  { branchId, importId, at, personId, membership }: MembershipWriteInput,
  { id: productId, name, terms }: Product,
): Promise<{ sessions: number | null; used: number }> {
  const { sessions: whole } = toEntitlementTerms(terms);
  const sessions = whole === null ? null : (membership.sessions ?? whole);
  const { key } = membership;
  const grant = { branchId, importId, at, personId, productId, name, key, sessions };
  const used = await takeUsedSessions(tx, grant);
  return { sessions: sessions === null ? null : sessions - used, used };
}

/**
 * Grants the sessions of a membership without a subscription, until the end of its next payment date. Without such a
 * date, they don't expire.
 */
async function grantUntilPayment(
  tx: QueryExecutor,
  input: MembershipWriteInput,
  product: Product,
  now: Date,
): Promise<ImportedMembershipResult> {
  const { branchId, importId, at, owner, membership, actor } = input;
  const { id: productId, name } = product;
  const terms = toEntitlementTerms(product.terms);
  const { sessions, used } = await countSessionsLeft(tx, input, product);
  const entitlementId = await grantEntitlement(
    tx,
    {
      branchId,
      memberId: owner,
      kind: 'membership',
      productId,
      name,
      terms: { ...terms, sessions },
      startsAt: now,
      expiresAt: membership.nextPayment ? toLondonInstant(addDays(membership.nextPayment, 1), '00:00') : null,
      origin: 'import',
      originId: `${importId}:${at}:membership`,
      reason: 'GRANTED',
      actor,
    },
    now,
  );
  return entitlementId ? { entitlementId, used } : { used };
}
