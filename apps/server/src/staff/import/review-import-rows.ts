import { toInternationalPhone } from '@studio/domain/people/phone';
import {
  type ClassifiedRow,
  classifyRows,
  type ExistingPeople,
  toFullNameKey,
} from '@studio/domain/people-import/classify-rows';
import type { ColumnMapping, ImportOptions } from '@studio/domain/people-import/columns';
import { listPackKeys } from '@studio/domain/people-import/parse-row';
import { suggestPack } from '@studio/domain/people-import/suggest-pack';
import { toLondonDate } from '@studio/domain/time/london';
import { asc, eq } from 'drizzle-orm';
import { listProductsOnSale } from '../../catalogue/store.ts';
import { activities } from '../../catalogue/tables.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { readImportTable } from './read-import-file.ts';
import type { ImportRow } from './store.ts';

/**
 * Selects everyone except the people whom this import has added, so that a resumed run classifies rows as it did at the
 * start.
 */
const existingPeople: PreparedStatement = {
  name: 'import_existing_people',
  text: `SELECT p.email_key AS "emailKey", p.first_name AS "firstName", p.last_name AS "lastName", p.phone
    FROM people p WHERE p.branch_id = $1 AND NOT EXISTS (
      SELECT 1 FROM import_rows r WHERE r.branch_id = p.branch_id AND r.import_id = $2
        AND r.person_id = p.id AND r.outcome = 'added')`,
};

type ExistingPersonRow = {
  emailKey: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
};

async function readExistingPeople(
  db: QueryExecutor,
  branchId: string,
  importId: string,
): Promise<ExistingPeople> {
  const rows = await db.run<ExistingPersonRow>(existingPeople, [branchId, importId]);
  const names = rows.map(({ firstName, lastName }) => toFullNameKey(firstName, lastName));
  return {
    emails: new Map(rows.flatMap((person) => (person.emailKey ? [[person.emailKey, person]] : []))),
    names: new Set(names.filter((name) => name !== '')),
    phones: new Set(rows.flatMap(({ phone }) => (phone && toInternationalPhone(phone)) || [])),
  };
}

/** Classifies every row as the import would handle it now. */
export async function reviewImportRows(
  db: QueryExecutor,
  of: Pick<ImportRow, 'branchId' | 'id' | 'source'>,
  chosen: { columns: ColumnMapping; options: ImportOptions },
  now: Date,
): Promise<ClassifiedRow[]> {
  const { headings, rows } = readImportTable(of.source ?? '');
  const existing = await readExistingPeople(db, of.branchId, of.id);
  return classifyRows(rows, { headings, ...chosen, today: toLondonDate(now) }, existing);
}

function listActivities(db: QueryExecutor, branchId: string) {
  return db.orm
    .select({ id: activities.id, label: activities.label })
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}

/** Returns the products that imported sessions can become: all except monthly memberships. */
export async function listPackChoices(db: QueryExecutor, branchId: string) {
  const activityRows = await listActivities(db, branchId);
  const products = (await listProductsOnSale(db, branchId)).filter(({ terms }) => !terms.renewsMonthly);
  return { products, activities: activityRows };
}

/** Adds a suggestion for each pack without a valid choice, and drops choices for other packs. */
export async function addSuggestedPacks(
  db: QueryExecutor,
  branchId: string,
  source: string,
  { columns, options }: { columns: ColumnMapping; options: ImportOptions },
): Promise<ImportOptions> {
  const { headings, rows } = readImportTable(source);
  const keys = listPackKeys(headings, columns, rows).slice(0, 200);
  const choices = await listPackChoices(db, branchId);
  const sellable = new Set(choices.products.map(({ id }) => id));
  const chosenOf = (key: string) => {
    const chosen = options.packs[key];
    return chosen && (chosen.productId === null || sellable.has(chosen.productId)) ? chosen : null;
  };
  const packs = keys.map((key) => [key, chosenOf(key) ?? suggestPack(key, choices)] as const);
  return { ...options, packs: Object.fromEntries(packs) };
}
