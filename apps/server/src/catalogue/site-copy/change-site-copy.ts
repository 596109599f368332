import { type SiteCopyId, siteCopyFields } from '@studio/content/site-copy/site-copy-fields';
import { findCopyErrors } from '@studio/domain/site-copy/find-copy-errors';
import { flattenCopy } from '@studio/domain/site-copy/flat-copy';
import { shapeCopy, tidyCopy } from '@studio/domain/site-copy/tidy-copy';
import { toLondonDate } from '@studio/domain/time/london';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { assertVersion } from '../assert-version.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import {
  type CopyContent,
  findCopyState,
  findPublication,
  getBuiltInCopy,
  listPublications,
  loadPublishedCopy,
  toCurrentCopyContent,
} from './store.ts';
import { siteCopy, siteCopyPublications } from './tables.ts';

/** Key of a text, and the version that its editor has read. */
export interface VersionedCopyKey {
  branchId: string;
  id: SiteCopyId;
  version: number;
}

/**
 * Saves a draft, or deletes it if it equals the published text. Throws AppError bad_request with the first invalid
 * field, and edit_conflict.
 */
export async function saveCopyDraft(
  services: Services,
  copy: VersionedCopyKey & { content: CopyContent },
  actor: StaffActor,
): Promise<void> {
  const field = siteCopyFields[copy.id];
  const shaped = shapeCopy(field, copy.content);
  const [error] = findCopyErrors(field, flattenCopy(field, shaped));
  if (error) throw new AppError('bad_request', error.message, { field: error.path });
  const content = tidyCopy(field, shaped) as CopyContent;
  await changeText(services, copy, actor, async (tx, now) => {
    const shown = await loadShownCopy(tx, copy);
    const draft = isEqual(content, shown) ? null : content;
    await writeState(tx, copy, draft, now);
    return { action: 'SAVED', detail: {} };
  });
}

/** Deletes the draft. Throws AppError edit_conflict. */
export async function discardCopyDraft(
  services: Services,
  copy: VersionedCopyKey,
  actor: StaffActor,
): Promise<void> {
  await changeText(services, copy, actor, async (tx, now) => {
    await writeState(tx, copy, null, now);
    return { action: 'DISCARDED', detail: {} };
  });
}

/** Publishes the draft. Throws AppError bad_request without one, and edit_conflict. */
export async function publishCopyDraft(
  services: Services,
  copy: VersionedCopyKey,
  actor: StaffActor,
): Promise<void> {
  await changeText(services, copy, actor, async (tx, now) => {
    const state = await findCopyState(tx, copy.branchId, copy.id);
    if (!state?.draft) throw new AppError('bad_request', 'There’s no draft to publish.');
    const detail = await publish(tx, copy, state.draft as CopyContent, now);
    await writeState(tx, copy, null, now);
    return { action: 'PUBLISHED', detail };
  });
}

/** Publishes an earlier version again, and keeps the draft. Throws AppError not_found and edit_conflict. */
export async function restoreCopy(
  services: Services,
  copy: VersionedCopyKey & { number: number },
  actor: StaffActor,
): Promise<void> {
  await changeText(services, copy, actor, async (tx, now) => {
    const earlier = await findPublication(tx, copy.branchId, copy.id, copy.number);
    if (!earlier) throw new AppError('not_found', 'This version doesn’t exist.');
    const state = await findCopyState(tx, copy.branchId, copy.id);
    const published = await publish(tx, copy, earlier.content, now);
    await writeState(tx, copy, (state?.draft as CopyContent | null) ?? null, state?.draftSavedAt ?? now);
    return { action: 'RESTORED', detail: { ...published, from: copy.number } };
  });
}

type Change = (tx: QueryExecutor, now: Date) => Promise<{ action: string; detail: Record<string, unknown> }>;

/** Makes a change if its editor has read the latest version, and records the change. Throws AppError edit_conflict. */
async function changeText(
  { database, clock }: Services,
  { branchId, id, version }: VersionedCopyKey,
  actor: StaffActor,
  make: Change,
): Promise<void> {
  const at = clock.now();
  const record = { branchId, subject: 'setting', subjectId: `text:${id}` } as const;
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const state = await findCopyState(tx, branchId, id);
    await assertVersion(tx, record, state?.version ?? 0, version);
    const { action, detail } = await make(tx, at);
    const name = siteCopyFields[id].label;
    await writeAudit(tx, [
      { ...record, at, actor, action, reason: 'website text', detail: { name, ...detail } },
    ]);
  });
}

async function loadShownCopy(tx: QueryExecutor, { branchId, id }: VersionedCopyKey): Promise<CopyContent> {
  const published = await loadPublishedCopy(tx, branchId, [id]);
  return toCurrentCopyContent(id, (published.get(id) ?? getBuiltInCopy(id)).content);
}

/** Stores the draft and the next version number. */
async function writeState(
  tx: QueryExecutor,
  { branchId, id, version }: VersionedCopyKey,
  draft: CopyContent | null,
  savedAt: Date,
): Promise<void> {
  const state = { version: version + 1, draft, draftSavedAt: draft && savedAt };
  await tx.orm
    .insert(siteCopy)
    .values({ branchId, id, ...state })
    .onConflictDoUpdate({ target: [siteCopy.branchId, siteCopy.id], set: state });
}

async function publish(
  tx: QueryExecutor,
  { branchId, id }: VersionedCopyKey,
  content: CopyContent,
  publishedAt: Date,
): Promise<{ number: number; label: string }> {
  const earlier = await listPublications(tx, branchId, id);
  const number = (earlier[0]?.number ?? 0) + 1;
  const label = createLabel(publishedAt, [
    getBuiltInCopy(id).label,
    ...earlier.map((publication) => publication.label),
  ]);
  await tx.orm.insert(siteCopyPublications).values({ branchId, id, number, label, content, publishedAt });
  return { number, label };
}

/** Returns the day of a publication, with a number for all but the first one of the day. */
function createLabel(publishedAt: Date, taken: readonly string[]): string {
  const day = toLondonDate(publishedAt);
  const used = taken.filter((label) => label === day || label.startsWith(`${day}-`)).length;
  return used === 0 ? day : `${day}-${used + 1}`;
}

/** Compares texts by their values. Both have the same form, so their fields have the same order. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
