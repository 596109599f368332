import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import type { ClassifiedRow } from '@studio/domain/people-import/classify-rows';
import type { ImportedPack } from '@studio/domain/people-import/columns';
import type { RowDetails, RowPack } from '@studio/domain/people-import/parse-row';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq } from 'drizzle-orm';
import type { listProductsOnSale } from '../../catalogue/store.ts';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import type { SubscriptionCheck } from '../../memberships/check-subscription.ts';
import { ensureImportedPerson, lockSessionOwner } from '../../people/ensure-imported-person.ts';
import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { ImportReview } from './review-import-rows.ts';
import { findImportedRowKeys } from './row-keys.ts';
import type { ImportRow } from './store.ts';
import { type ImportTotals, importRows } from './tables.ts';
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
          { ...context, branchId, importId, at, owner, membership, outcome, check: checks.get(at) },
          now,
        )
      : {};
  if (written.membershipId) totals.memberships = (totals.memberships ?? 0) + 1;
  const entitlementIds = written.entitlementId ? [written.entitlementId] : [];
  for (const [index, pack] of row.details.packs.entries()) {
    const originId = `${importId}:${at}:${index}`;
    const id = await grantPack(tx, { of, ...context }, { pack, owner, originId });
    if (!id) continue;
    entitlementIds.push(id);
    totals.packs++;
    totals.sessions += pack.sessions ?? 0;
  }
  const history = await writeImportedHistory(
    tx,
    context.services,
    { branchId, importId, at, personId: person.id, history: row.details, options: of.options, actor },
    now,
  );
  const personOutcome = person.isNew ? 'added' : 'existing';
  totals[personOutcome]++;
  await tx.orm.insert(importRows).values({
    branchId,
    importId,
    row: at,
    line: row.line,
    outcome: personOutcome,
    personId: person.id,
    entitlementIds,
    rowKey,
    membershipId: written.membershipId ?? null,
    problem: written.problem ?? null,
    ...history,
  });
}

async function findOrAddPerson(
  tx: QueryExecutor,
  { branchId, id: importId }: ImportRow,
  { verdict, firstAt }: Pick<ClassifiedRow, 'verdict' | 'firstAt'>,
  { firstName, lastName, phone, ...details }: RowDetails,
  now: Date,
): Promise<{ id: string; isNew: boolean } | null> {
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
    return first ? { ...first, isNew: false } : null;
  }
  return ensureImportedPerson(tx, { branchId, email, firstName, lastName, phone }, now);
}

async function grantPack(
  tx: QueryExecutor,
  { of, products, actor, now }: Pick<ImportWriteContext, 'of' | 'products' | 'actor' | 'now'>,
  { pack, owner, originId }: { pack: RowPack; owner: string; originId: string },
): Promise<string | null> {
  const chosen = of.options.packs[pack.key];
  if (!chosen) return null;
  const product = products.find(({ id }) => id === chosen.productId);
  const terms: EntitlementTerms = product
    ? { ...toEntitlementTerms(product.terms), sessions: pack.sessions }
    : ownTerms(chosen, pack);
  const validDays = product ? product.terms.validDays : chosen.validDays;
  return grantEntitlement(
    tx,
    {
      branchId: of.branchId,
      memberId: owner,
      kind: product?.kind ?? 'pack',
      productId: product?.id ?? 'imported',
      name: product?.name ?? chosen.name,
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
}

function ownTerms({ covers }: ImportedPack, { sessions }: RowPack): EntitlementTerms {
  return {
    sessions,
    covers,
    offPeakOnly: false,
    shareable: false,
    onlyWhen: null,
    memberDiscountPercent: 0,
  };
}
