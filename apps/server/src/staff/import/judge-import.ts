import { internationalPhone } from '@studio/domain/people/phone';
import type { Columns, ImportOptions } from '@studio/domain/people-import/columns';
import {
  fullNameKey,
  type JudgedRow,
  judgeRows,
  type KnownPeople,
} from '@studio/domain/people-import/judge-rows';
import { packKeys } from '@studio/domain/people-import/read-row';
import { suggestPack } from '@studio/domain/people-import/suggest-pack';
import { londonDate } from '@studio/domain/time/london';
import { asc, eq } from 'drizzle-orm';
import { listProducts } from '../../catalogue/store.ts';
import { activities } from '../../catalogue/tables.ts';
import type { Queries, Statement } from '../../platform/database.ts';
import { readTable } from './read-file.ts';
import type { ImportRow } from './store.ts';

/** Everybody known, but those whom this import has added: a run that goes on judges as it began. */
const knownPeople: Statement = {
  name: 'import_known_people',
  text: `SELECT p.email_key AS "emailKey", p.first_name AS "firstName", p.last_name AS "lastName", p.phone
    FROM people p WHERE p.branch_id = $1 AND NOT EXISTS (
      SELECT 1 FROM import_rows r WHERE r.branch_id = p.branch_id AND r.import_id = $2
        AND r.person_id = p.id AND r.outcome = 'added')`,
};

type Known = { emailKey: string | null; firstName: string; lastName: string; phone: string | null };

async function readKnown(db: Queries, branchId: string, importId: string): Promise<KnownPeople> {
  const rows = await db.run<Known>(knownPeople, [branchId, importId]);
  const names = rows.map(({ firstName, lastName }) => fullNameKey(firstName, lastName));
  return {
    emailKeys: new Set(rows.flatMap(({ emailKey }) => emailKey ?? [])),
    names: new Set(names.filter((name) => name !== '')),
    phones: new Set(rows.flatMap(({ phone }) => (phone && internationalPhone(phone)) || [])),
  };
}

/** Judges every row of an import as it would be carried out now. */
export async function judgeImport(
  db: Queries,
  of: Pick<ImportRow, 'branchId' | 'id' | 'source'>,
  chosen: { columns: Columns; options: ImportOptions },
  now: Date,
): Promise<JudgedRow[]> {
  const { headings, rows } = readTable(of.source ?? '');
  const known = await readKnown(db, of.branchId, of.id);
  return judgeRows(rows, { headings, ...chosen, today: londonDate(now) }, known);
}

function listActivities(db: Queries, branchId: string) {
  return db.orm
    .select({ id: activities.id, label: activities.label })
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}

/** What sessions can be brought over as: everything with sessions that is not paid monthly. */
export async function packChoices(db: Queries, branchId: string) {
  const taught = await listActivities(db, branchId);
  const products = (await listProducts(db, branchId)).filter(({ terms }) => !terms.renewsMonthly);
  return { products, activities: taught };
}

/** The options with a suggestion for every pack that nobody has chosen one for, and no others. */
export async function withPacks(
  db: Queries,
  branchId: string,
  source: string,
  { columns, options }: { columns: Columns; options: ImportOptions },
): Promise<ImportOptions> {
  const { headings, rows } = readTable(source);
  const keys = packKeys(headings, columns, rows).slice(0, 200);
  const choices = await packChoices(db, branchId);
  const sellable = new Set(choices.products.map(({ id }) => id));
  const chosenOf = (key: string) => {
    const chosen = options.packs[key];
    return chosen && (chosen.productId === null || sellable.has(chosen.productId)) ? chosen : null;
  };
  const packs = keys.map((key) => [key, chosenOf(key) ?? suggestPack(key, choices)] as const);
  return { ...options, packs: Object.fromEntries(packs) };
}
