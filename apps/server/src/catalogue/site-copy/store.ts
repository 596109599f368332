import { siteCopyDefaults } from '@studio/content/site-copy/site-copy-defaults';
import { type SiteCopyId, siteCopyFields } from '@studio/content/site-copy/site-copy-fields';
import { termsVersion } from '@studio/contracts/terms-version';
import { shapeCopy } from '@studio/domain/site-copy/tidy-copy';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { siteCopy, siteCopyPublications } from './tables.ts';

/** Number of the built-in text. A stored publication with this number takes its place (`createEmptyBranch`). */
export const builtInNumber = 0;

export type CopyContent = Readonly<Record<string, unknown>>;

/** Published version of a text. The built-in text has number 0 and no time. */
export interface PublishedCopy {
  number: number;
  label: string;
  content: CopyContent;
  publishedAt: Date | null;
}

export function isSiteCopyId(id: string): id is SiteCopyId {
  return Object.hasOwn(siteCopyFields, id);
}

/** Returns the shown version of each text that an owner has published, by id. */
export async function loadPublishedCopy(
  db: QueryExecutor,
  branchId: string,
  ids: readonly SiteCopyId[],
): Promise<Map<string, PublishedCopy>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .selectDistinctOn([siteCopyPublications.id])
    .from(siteCopyPublications)
    .where(and(eq(siteCopyPublications.branchId, branchId), inArray(siteCopyPublications.id, [...ids])))
    .orderBy(siteCopyPublications.id, desc(siteCopyPublications.number));
  return new Map(rows.map((row) => [row.id, toPublishedCopy(row)]));
}

/** Returns a published version of a text, or the built-in one; null if there is none with the number. */
export async function findPublication(
  db: QueryExecutor,
  branchId: string,
  id: SiteCopyId,
  number: number,
): Promise<PublishedCopy | null> {
  const { branchId: branch, id: text, number: version } = siteCopyPublications;
  const [row] = await db.orm
    .select()
    .from(siteCopyPublications)
    .where(and(eq(branch, branchId), eq(text, id), eq(version, number)));
  if (row) return toPublishedCopy(row);
  return number === builtInNumber ? getBuiltInCopy(id) : null;
}

function toPublishedCopy(row: typeof siteCopyPublications.$inferSelect): PublishedCopy {
  const { number, label, publishedAt } = row;
  return { number, label, publishedAt, content: row.content as CopyContent };
}

export function getBuiltInCopy(id: SiteCopyId): PublishedCopy {
  return { number: builtInNumber, label: termsVersion, publishedAt: null, content: siteCopyDefaults[id] };
}

/** Converts stored content to the text's current form. Fields that were added since have the built-in text. */
export function toCurrentCopyContent(id: SiteCopyId, content: CopyContent): CopyContent {
  return shapeCopy(siteCopyFields[id], content, siteCopyDefaults[id]) as CopyContent;
}

/** Returns the editing state of a text; null if no owner has edited it. */
export async function findCopyState(db: QueryExecutor, branchId: string, id: SiteCopyId) {
  const [row] = await db.orm
    .select()
    .from(siteCopy)
    .where(and(eq(siteCopy.branchId, branchId), eq(siteCopy.id, id)));
  return row ?? null;
}

/** Returns the editing states of all texts that owners have edited. */
export function listCopyStates(db: QueryExecutor, branchId: string) {
  return db.orm.select().from(siteCopy).where(eq(siteCopy.branchId, branchId));
}

/**
 * Returns the published versions of a text with the names of their authors, latest first, without the built-in one and
 * the one that takes its place.
 */
export async function listPublications(db: QueryExecutor, branchId: string, id: SiteCopyId) {
  const rows = await db.run<{ number: number; label: string; published_at: Date; by: string | null }>(
    {
      name: 'list_site_copy_publications',
      text: `SELECT p.number, p.label, p.published_at,
          nullif(trim(coalesce(m.first_name, '') || ' ' || coalesce(m.last_name, '')), '') AS by
        FROM site_copy_publications p
        LEFT JOIN audit a ON a.branch_id = p.branch_id AND a.subject = 'setting' AND a.subject_id = 'text:' || p.id
          AND a.action IN ('PUBLISHED', 'RESTORED') AND a.detail->>'number' = p.number::text
        LEFT JOIN members m ON m.user_id = split_part(a.actor, ':', 2)
        WHERE p.branch_id = $1 AND p.id = $2 AND p.number <> ${builtInNumber} ORDER BY p.number DESC`,
    },
    [branchId, id],
  );
  return rows.map(({ number, label, published_at: at, by }) => ({
    number,
    label,
    publishedAt: new Date(at),
    by,
  }));
}
