import { toInternationalPhone } from '@studio/domain/people/phone';
import { classifyRows, type ExistingPeople, toFullNameKey } from '@studio/domain/people-import/classify-rows';
import type { ColumnMapping, ImportOptions } from '@studio/domain/people-import/columns';
import { listVisitsKeys } from '@studio/domain/people-import/parse-history';
import { listPlanKeys } from '@studio/domain/people-import/parse-membership';
import { countPackRows } from '@studio/domain/people-import/parse-row';
import {
  classifyRemainingRows,
  type RowsWithMemberships,
  type WrittenPart,
} from '@studio/domain/people-import/retry-memberships';
import { suggestPack, suggestPlan, suggestVisits } from '@studio/domain/people-import/suggest-pack';
import { toLondonDate } from '@studio/domain/time/london';
import { asc, eq } from 'drizzle-orm';
import { listProductsOnSale } from '../../catalogue/store.ts';
import { activities } from '../../catalogue/tables.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { readExistingMemberships } from './existing-memberships.ts';
import type { ImportTable } from './read-import-file.ts';
import {
  findAlreadyImportedRows,
  findImportedMembershipKeys,
  findImportedRowKeys,
  listRowKeys,
  toMembershipKey,
} from './row-keys.ts';
import type { ImportRow } from './store.ts';

/**
 * Selects everyone except the people whom this import has added, so that a resumed run classifies rows as it did at the
 * start.
 */
const existingPeople: PreparedStatement = {
  name: 'import_existing_people',
  text: `SELECT p.email_key AS "emailKey", p.first_name AS "firstName", p.last_name AS "lastName", p.phone,
      p.member_id IS NOT NULL AS "hasAccount"
    FROM people p WHERE p.branch_id = $1 AND NOT EXISTS (
      SELECT 1 FROM import_rows r WHERE r.branch_id = p.branch_id AND r.import_id = $2
        AND r.person_id = p.id AND r.outcome = 'added')`,
};

type ExistingPersonRow = {
  emailKey: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  hasAccount: boolean;
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

/** Rows of a file as the import handles them now. `memberships` and the keys are by the row's index. */
export interface ImportReview extends RowsWithMemberships {
  rowKeys: (string | null)[];
  membershipKeys: (string | null)[];
}

/** Classifies every row as the import would handle it now. */
export async function reviewImportRows(
  { database: db, keys }: Pick<Services, 'database' | 'keys'>,
  of: Pick<ImportRow, 'branchId' | 'id'>,
  { table, ...chosen }: { table: ImportTable; columns: ColumnMapping; options: ImportOptions },
  now: Date,
): Promise<ImportReview> {
  const { headings, rows: fileRows } = table;
  const existing = await readExistingPeople(db, of.branchId, of.id);
  const classified = classifyRows(fileRows, { headings, ...chosen, today: toLondonDate(now) }, existing);
  const rowKeys = listRowKeys(keys, fileRows, { headings, ...chosen });
  const membershipKeys = rowKeys.map((key, at) => {
    const membership = classified[at]?.details?.membership;
    return key && membership ? toMembershipKey(keys, key, membership) : null;
  });
  const known = await findImportedRowKeys(db, of, rowKeys);
  const knownMemberships = await findImportedMembershipKeys(db, of, membershipKeys);
  const written = await findAlreadyImportedRows(db, of);
  const getWrittenPart = (at: number): WrittenPart => {
    if (!written.has(at) && !known.has(rowKeys[at] ?? '')) return 'nothing';
    const isAdded = written.get(at) || knownMemberships.has(membershipKeys[at] ?? '');
    return isAdded ? 'everything' : 'without-membership';
  };
  const customerIds = classified.flatMap(({ details }) => details?.membership?.customerId ?? []);
  const current = await readExistingMemberships(db, of, [...new Set(customerIds)], now);
  const reviewed = classifyRemainingRows(classified, chosen.options, current, getWrittenPart);
  return {
    ...reviewed,
    // A retry is stored as a separate row, so that the undo of one import leaves the other unchanged.
    rowKeys: rowKeys.map((key, at) => (reviewed.retries.has(at) ? (membershipKeys[at] ?? null) : key)),
    membershipKeys,
  };
}

function listActivities(db: QueryExecutor, branchId: string) {
  return db.orm
    .select({ id: activities.id, label: activities.label })
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}

/**
 * Returns the choices for imported sessions, memberships and visits: the products without monthly renewal, the
 * memberships, and the activities.
 */
export async function listImportChoices(db: QueryExecutor, branchId: string) {
  const activityRows = await listActivities(db, branchId);
  const onSale = await listProductsOnSale(db, branchId);
  return {
    products: onSale.filter(({ terms }) => !terms.renewsMonthly),
    memberships: onSale.filter(({ kind }) => kind === 'membership'),
    activities: activityRows,
  };
}

/**
 * Adds a suggestion for each pack, membership and column of visits without a valid choice, and drops choices for
 * others.
 */
export async function addSuggestedChoices(
  db: QueryExecutor,
  branchId: string,
  { headings, rows }: ImportTable,
  { columns, options }: { columns: ColumnMapping; options: ImportOptions },
): Promise<ImportOptions> {
  const keys = [...countPackRows(headings, columns, rows).keys()].slice(0, 200);
  const choices = await listImportChoices(db, branchId);
  const sellable = new Set(choices.products.map(({ id }) => id));
  const chosenOf = (key: string) => {
    const chosen = options.packs[key];
    return chosen && (chosen.productId === null || sellable.has(chosen.productId)) ? chosen : null;
  };
  const packs = keys.map((key) => [key, chosenOf(key) ?? suggestPack(key, choices)] as const);
  const plans = listPlanKeys(columns, rows).map((key) => {
    const chosen = options.plans[key];
    const isValid =
      chosen && (chosen.productId === null || choices.memberships.some(({ id }) => id === chosen.productId));
    return [key, isValid ? chosen : suggestPlan(key, choices.memberships)] as const;
  });
  const visits = listVisitsKeys(headings, columns).map((key) => {
    const chosen = options.visits[key];
    const isValid =
      chosen && (chosen.activityId === null || choices.activities.some(({ id }) => id === chosen.activityId));
    return [key, isValid ? chosen : suggestVisits(key, choices.activities)] as const;
  });
  return {
    ...options,
    packs: Object.fromEntries(packs),
    plans: Object.fromEntries(plans.slice(0, 200)),
    visits: Object.fromEntries(visits),
  };
}
