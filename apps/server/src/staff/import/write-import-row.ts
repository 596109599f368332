import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import type { ClassifiedRow } from '@studio/domain/people-import/classify-rows';
import type { MappedPack } from '@studio/domain/people-import/columns';
import type { RowDetails, RowPack } from '@studio/domain/people-import/parse-row';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { formatCount } from '@studio/domain/text/format';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq } from 'drizzle-orm';
import type { listProductsOnSale } from '../../catalogue/store.ts';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import type { SubscriptionCheck } from '../../memberships/check-subscription.ts';
import {
  ensureImportedPerson,
  type ImportedPerson,
  lockSessionOwner,
} from '../../people/ensure-imported-person.ts';
import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { ImportReview } from './review-import-rows.ts';
import { findImportedRowKeys } from './row-keys.ts';
import type { ImportRow } from './store.ts';
import { type ImportTotals, importRows } from './tables.ts';
import { takeUsedSessions } from './take-used-sessions.ts';
import { writeImportedHistory } from './write-imported-history.ts';
import { type ImportedMembershipResult, writeImportedMembership } from './write-imported-membership.ts';

type Product = Awaited<ReturnType<typeof listProductsOnSale>>[number];

export interface ImportWriteContext {
  of: ImportRow;
  products: readonly Product[];
  actor: Actor;
  now: Date;
  services: Pick<Services, 'keys'>;
  review: ImportReview;
  /** Results of the checks at Stripe, by row index. */
  checks: ReadonlyMap<number, SubscriptionCheck>;
}

/**
 * Writes the person of one row with the packs, the membership and the history (handbook: privacy 7). The transaction of
 * the batch also saves the position, so no row is written twice. A row that another import has written is skipped.
 */
export async function writeImportRow(
  tx: QueryExecutor,
  { of, ...context }: ImportWriteContext,
  row: ClassifiedRow,
  at: number,
  totals: ImportTotals,
): Promise<void> {
  const { branchId, id: importId } = of;
  const { review, checks, actor, now } = context;
  const rowKey = review.rowKeys[at] ?? null;
  const isKnown = (await findImportedRowKeys(tx, of, [rowKey])).size > 0;
  const person = row.details && !isKnown ? await findOrAddPerson(tx, of, row, row.details, now) : null;
  if (!row.details || !person) {
    totals.skipped++;
    return;
  }
  const owner = await lockSessionOwner(tx, branchId, person.id);
  const { membership } = row.details;
  const outcome = review.memberships.get(at);
  const written: ImportedMembershipResult =
    membership && outcome && outcome.kind !== 'left-out'
      ? await writeImportedMembership(
          tx,
          {
            ...context,
            branchId,
            importId,
            at,
            personId: person.id,
            owner,
            membership,
            outcome,
            check: checks.get(at),
          },
          now,
        )
      : {};
  if (written.membershipId) totals.memberships = (totals.memberships ?? 0) + 1;
  const packs = await grantPacks(
    tx,
    { of, ...context },
    { packs: row.details.packs, owner, personId: person.id, at },
    totals,
  );
  const used = (written.used ?? 0) + packs.used;
  const history = await writeImportedHistory(
    tx,
    context.services,
    { branchId, importId, at, personId: person.id, history: row.details, options: of.options, actor },
    now,
  );
  const personOutcome = person.isNew ? 'added' : 'existing';
  totals[personOutcome]++;
  if (person.isCompleted) totals.completed = (totals.completed ?? 0) + 1;
  await tx.orm.insert(importRows).values({
    branchId,
    importId,
    row: at,
    line: row.line,
    outcome: personOutcome,
    personId: person.id,
    entitlementIds: [...(written.entitlementId ? [written.entitlementId] : []), ...packs.entitlementIds],
    ...getRowKeys(review, at, written),
    membershipId: written.membershipId ?? null,
    problem: [written.problem, describeUsedSessions(used)].filter(Boolean).join(' ') || null,
    used,
    ...history,
  });
}

async function findOrAddPerson(
  tx: QueryExecutor,
  { branchId, id: importId }: ImportRow,
  { verdict, firstAt }: Pick<ClassifiedRow, 'verdict' | 'firstAt'>,
  { firstName, lastName, phone, ...details }: RowDetails,
  now: Date,
): Promise<ImportedPerson | null> {
  // Doesn't save the email address of a row with the verdict 'unclear', because it belongs to another person.
  const email = verdict === 'unclear' ? null : details.email;
  if (firstAt !== null && !email) {
    const [first] = await tx.orm
      .select({ id: importRows.personId })
      .from(importRows)
      .where(
        and(
          eq(importRows.branchId, branchId),
          eq(importRows.importId, importId),
          eq(importRows.row, firstAt),
        ),
      );
    return first ? { ...first, isNew: false, isCompleted: false } : null;
  }
  return ensureImportedPerson(tx, { branchId, email, firstName, lastName, phone }, now);
}

/** Returns the keys that later imports must not repeat. A membership that was left out can be imported later. */
function getRowKeys(
  { rowKeys, membershipKeys, retries }: ImportReview,
  at: number,
  { membershipId, entitlementId }: ImportedMembershipResult,
) {
  const hasMembership = Boolean(membershipId ?? entitlementId);
  return {
    rowKey: retries.has(at) && !hasMembership ? null : (rowKeys[at] ?? null),
    membershipKey: hasMembership ? (membershipKeys[at] ?? null) : null,
  };
}

/** Grants the packs of a row and counts them. Returns the grants, and the sessions that were used before an undo. */
async function grantPacks(
  tx: QueryExecutor,
  context: Pick<ImportWriteContext, 'of' | 'products' | 'actor' | 'now'>,
  { packs, ...row }: { packs: readonly RowPack[]; owner: string; personId: string; at: number },
  totals: ImportTotals,
): Promise<{ entitlementIds: string[]; used: number }> {
  const entitlementIds: string[] = [];
  let used = 0;
  for (const [index, pack] of packs.entries()) {
    const originId = `${context.of.id}:${row.at}:${index}`;
    const granted = await grantPack(tx, context, { ...row, pack, originId });
    used += granted?.used ?? 0;
    if (!granted?.id) continue;
    entitlementIds.push(granted.id);
    totals.packs++;
    totals.sessions += (pack.sessions ?? 0) - granted.used;
  }
  return { entitlementIds, used };
}

/** Returns a sentence about sessions that were used before an undo; null if there are none. */
function describeUsedSessions(used: number): string | null {
  return used > 0
    ? `We left out ${formatCount(used, 'session')} that the client used before an earlier import was undone.`
    : null;
}

/**
 * Grants the sessions of a pack that are left. Returns the id of the grant and the number of sessions that were used
 * before an earlier import was undone; the id is null if none are left. Returns null if staff left the pack out.
 */
async function grantPack(
  tx: QueryExecutor,
  { of, products, actor, now }: Pick<ImportWriteContext, 'of' | 'products' | 'actor' | 'now'>,
  {
    pack,
    owner,
    personId,
    at,
    originId,
  }: { pack: RowPack; owner: string; personId: string; at: number; originId: string },
): Promise<{ id: string | null; used: number } | null> {
  const chosen = of.options.packs[pack.key];
  if (!chosen) return null;
  const product = products.find(({ id }) => id === chosen.productId);
  const { branchId } = of;
  const productId = product?.id ?? 'imported';
  const name = product?.name ?? chosen.name;
  const grant = {
    branchId,
    importId: of.id,
    at,
    personId,
    productId,
    name,
    key: pack.key,
    sessions: pack.sessions,
  };
  const used = await takeUsedSessions(tx, grant);
  const sessions = pack.sessions === null ? null : pack.sessions - used;
  if (sessions === 0) return { id: null, used };
  const terms: EntitlementTerms = product
    ? { ...toEntitlementTerms(product.terms), sessions }
    : ownTerms(chosen, sessions);
  const validDays = product ? product.terms.validDays : chosen.validDays;
  const id = await grantEntitlement(
    tx,
    {
      branchId,
      memberId: owner,
      kind: product?.kind ?? 'pack',
      productId,
      name,
      terms,
      startsAt: now,
      expiresAt: pack.expires
        ? toLondonInstant(addDays(pack.expires, 1), '00:00')
        : getSessionExpiry(now, validDays),
      origin: 'import',
      originId,
      reason: 'GRANTED',
      actor,
    },
    now,
  );
  return { id, used };
}

function ownTerms({ covers }: MappedPack, sessions: number | null): EntitlementTerms {
  return {
    sessions,
    covers,
    offPeakOnly: false,
    shareable: false,
    onlyWhen: null,
    memberDiscountPercent: 0,
  };
}
