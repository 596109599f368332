import { type BranchProfile, branch } from '@studio/content/branch';
import type { SiteCopy, SiteCopyId } from '@studio/content/site-copy/site-copy-fields';
import { fillCopy } from '@studio/domain/site-copy/tidy-copy';
import { toLondonDate } from '@studio/domain/time/london';
import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { loadBranchProfile } from '../store.ts';
import { formatAddressLines } from '../studio-contact.ts';
import type { PreviewedCopy } from './preview-key.ts';
import {
  builtInNumber,
  type CopyContent,
  findCopyState,
  findPublication,
  getBuiltInCopy,
  loadPublishedCopy,
  toCurrentCopyContent,
} from './store.ts';
import { siteCopyPublications } from './tables.ts';

/**
 * Returns texts of the site with the studio's details in place of the placeholders (handbook: website 2). `preview`
 * replaces one of them with a draft or an earlier version. Throws AppError not_found for an unknown branch.
 */
export async function loadSiteCopy<Id extends SiteCopyId>(
  db: QueryExecutor,
  branchId: string,
  ids: readonly Id[],
  preview: PreviewedCopy | null = null,
): Promise<Pick<SiteCopy, Id>> {
  const [studio, published, previewed] = await Promise.all([
    loadBranchProfile(db, branchId),
    loadPublishedCopy(db, branchId, ids),
    preview && ids.some((id) => id === preview.id) ? loadPreviewed(db, branchId, preview) : null,
  ]);
  const details = toPlaceholders(studio);
  const entries = ids.map((id) => {
    const shown = published.get(id)?.content ?? getDefaultContent(id, studio);
    const content = preview?.id === id && previewed ? previewed : shown;
    return [id, fillCopy(toCurrentCopyContent(id, content), details)];
  });
  return Object.fromEntries(entries) as Pick<SiteCopy, Id>;
}

/**
 * Returns the built-in content of a text. The built-in directions lead to Miles Street, so a studio at another postcode
 * has none until its owner publishes some.
 */
function getDefaultContent(id: SiteCopyId, { address }: BranchProfile): CopyContent {
  const { content } = getBuiltInCopy(id);
  const isElsewhere = address.postcode !== branch.address.postcode;
  return id === 'location' && isElsewhere ? { ...content, directions: [] } : content;
}

async function loadPreviewed(
  db: QueryExecutor,
  branchId: string,
  { id, number }: PreviewedCopy,
): Promise<CopyContent | null> {
  if (number !== null) return (await findPublication(db, branchId, id, number))?.content ?? null;
  return ((await findCopyState(db, branchId, id))?.draft as CopyContent | undefined) ?? null;
}

/** Studio details that texts can contain in braces. */
function toPlaceholders(studio: BranchProfile): Readonly<Record<string, string>> {
  const { name, legalName, address, directions, email, phone } = studio;
  const { street, district, city, postcode } = address;
  return {
    studio: name,
    legalName,
    address: formatAddressLines(studio).join(', '),
    ...{ street, district, city, postcode },
    directions,
    email,
    phone: phone.display,
  };
}

/** Version of the terms, with its first day and its number. */
export interface TermsVersion {
  version: string;
  /** First day, as 'YYYY-MM-DD'. */
  validFrom: string;
  number: number;
}

/** Returns all versions of the terms, latest first. Customers accept the first one (handbook: website 3). */
export async function listTermsVersions(db: QueryExecutor, branchId: string): Promise<TermsVersion[]> {
  const { number, label, publishedAt } = siteCopyPublications;
  const rows = await db.orm
    .select({ number, version: label, publishedAt })
    .from(siteCopyPublications)
    .where(and(eq(siteCopyPublications.branchId, branchId), eq(siteCopyPublications.id, 'terms')))
    .orderBy(desc(number));
  const builtIn = getBuiltInCopy('terms');
  const published = rows.map(({ publishedAt: at, ...row }) => ({ ...row, validFrom: toLondonDate(at) }));
  if (published.some((row) => row.number === builtInNumber)) return published;
  return [...published, { number: builtIn.number, version: builtIn.label, validFrom: builtIn.label }];
}

/** Returns the version of the terms that customers accept. */
export async function loadTermsVersion(db: QueryExecutor, branchId: string): Promise<string> {
  const published = (await loadPublishedCopy(db, branchId, ['terms'])).get('terms');
  return (published ?? getBuiltInCopy('terms')).label;
}

/**
 * Checks that a customer has accepted the published terms (handbook: paying 16). Throws AppError terms_outdated for
 * another version.
 */
export async function assertTermsVersion(
  db: QueryExecutor,
  branchId: string,
  accepted: string,
): Promise<void> {
  if (accepted !== (await loadTermsVersion(db, branchId))) throw new AppError('terms_outdated');
}
