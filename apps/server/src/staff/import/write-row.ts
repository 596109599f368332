import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { entitlementTerms } from '@studio/domain/entitlements/entitlement';
import type { ImportedPack } from '@studio/domain/people-import/columns';
import type { JudgedRow } from '@studio/domain/people-import/judge-rows';
import type { RowFacts, RowPack } from '@studio/domain/people-import/read-row';
import { creditEnd } from '@studio/domain/purchases/credit-end';
import { addDays } from '@studio/domain/time/local-date';
import { londonInstant } from '@studio/domain/time/london-instant';
import { and, eq } from 'drizzle-orm';
import type { listProducts } from '../../catalogue/store.ts';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import { meetImported, ownerOf } from '../../people/meet-imported.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database.ts';
import type { ImportRow } from './store.ts';
import { type ImportTally, importRows } from './tables.ts';

type Product = Awaited<ReturnType<typeof listProducts>>[number];

/** What rows are written with. */
export interface Writing {
  of: ImportRow;
  products: readonly Product[];
  actor: Actor;
  now: Date;
}

/** Writes one row: the person, and their sessions. What was written before stays as it is. */
export async function writeRow(
  tx: Queries,
  { of, ...rest }: Writing,
  row: JudgedRow,
  at: number,
  tally: ImportTally,
): Promise<void> {
  const { branchId, id: importId } = of;
  const person = row.facts && (await whoIs(tx, of, row.facts, row.firstAt, rest.now));
  if (!row.facts || !person) {
    tally.passedOver++;
    return;
  }
  const owner = await ownerOf(tx, branchId, person.id);
  const entitlementIds: string[] = [];
  for (const [index, pack] of row.facts.packs.entries()) {
    const originId = `${importId}:${at}:${index}`;
    const id = await givePack(tx, { of, ...rest }, { pack, owner, originId });
    if (!id) continue;
    entitlementIds.push(id);
    tally.packs++;
    tally.sessions += pack.sessions ?? 0;
  }
  const outcome = person.isNew ? 'added' : 'known';
  tally[outcome]++;
  await tx.orm
    .insert(importRows)
    .values({ branchId, importId, row: at, line: row.line, outcome, personId: person.id, entitlementIds });
}

async function whoIs(
  tx: Queries,
  { branchId, id: importId }: ImportRow,
  { firstName, lastName, email, phone }: RowFacts,
  firstAt: number | null,
  now: Date,
): Promise<{ id: string; isNew: boolean } | null> {
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
  return meetImported(tx, { branchId, email, firstName, lastName, phone }, now);
}

async function givePack(
  tx: Queries,
  { of, products, actor, now }: Writing,
  { pack, owner, originId }: { pack: RowPack; owner: string; originId: string },
): Promise<string | null> {
  const chosen = of.options.packs[pack.key];
  if (!chosen) return null;
  const product = products.find(({ id }) => id === chosen.productId);
  const terms: EntitlementTerms = product
    ? { ...entitlementTerms(product.terms), sessions: pack.sessions }
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
      expiresAt: pack.expires ? londonInstant(addDays(pack.expires, 1), '00:00') : creditEnd(now, validDays),
      origin: 'import',
      originId,
      reason: 'GIVEN',
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
