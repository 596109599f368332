import { randomUUID } from 'node:crypto';
import { isLogoId } from '@studio/domain/pictures/logo';
import type { PictureCrop } from '@studio/domain/pictures/picture-crop';
import {
  type CroppedPictureKind,
  type PictureSubject,
  pictureSpecs,
} from '@studio/domain/pictures/picture-kind';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { assertVersion, type EditedRecord } from '../assert-version.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import { encodeLogo } from './encode-logo.ts';
import { encodePicture } from './encode-picture.ts';
import { loadSubjectName } from './load-subject-name.ts';
import { listPictures, type PictureRow, wherePictureOf } from './store.ts';
import { pictures } from './tables.ts';
import { updatePortraits } from './update-portraits.ts';

/** Record whose picture changes, and the picture that the owner sees there (null for none). */
interface PictureChange {
  branchId: string;
  subject: PictureSubject;
  currentId: string | null;
}

/**
 * Encodes an upload and shows it as the picture of a record. Stores the files before the transaction, because a folder
 * can't take part in it; if the transaction fails, the daily job deletes the files. Uploading the picture that is
 * already shown changes nothing, so a repeated request succeeds. Throws AppError not_found, bad_request and
 * edit_conflict.
 */
export async function uploadPicture(
  services: Services,
  change: PictureChange & { alt: string; crop: PictureCrop | null; upload: Buffer },
  actor: StaffActor,
): Promise<void> {
  const { branchId, subject, alt, crop, upload } = change;
  const { database, clock, pictureFiles } = services;
  await loadSubjectName(database, branchId, subject);
  const { files, ...picture } =
    subject.kind === 'logo' && isLogoId(subject.id)
      ? await encodeLogo(upload, subject.id)
      : await encodePicture(upload, pictureSpecs[subject.kind as CroppedPictureKind], crop);
  await pictureFiles.save(picture.hash, files);
  const at = clock.now();
  await database.transaction(async (tx) => {
    const { name, all } = await lockPictures(tx, change);
    const current = findCurrent(all);
    if (current?.hash === picture.hash && current.alt === alt) return;
    await assertVersion(tx, toRecord(change), current?.id ?? null, change.currentId);
    await markReplaced(tx, change, current, at);
    const row = { ...picture, branchId, id: randomUUID(), kind: subject.kind, subjectId: subject.id, alt };
    await tx.orm.insert(pictures).values({ ...row, uploadedAt: at });
    if (subject.kind === 'instructor') await updatePortraits(tx, branchId);
    await writePictureAudit(tx, change, { actor, at, action: 'UPLOADED', detail: { name, alt } });
  });
}

/**
 * Shows an earlier picture of a record again, or the built-in one (`chosenId` null). Throws AppError not_found and
 * edit_conflict.
 */
export async function choosePicture(
  { database, clock }: Services,
  change: PictureChange & { chosenId: string | null },
  actor: StaffActor,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const { name, all } = await lockPictures(tx, change);
    const current = findCurrent(all);
    const chosen = change.chosenId === null ? null : all.find(({ id }) => id === change.chosenId);
    if (chosen === undefined) throw new AppError('not_found', 'This picture no longer exists.');
    if (chosen?.id === current?.id) return;
    await assertVersion(tx, toRecord(change), current?.id ?? null, change.currentId);
    await markReplaced(tx, change, current, at);
    // The daily job may have deleted the picture after it was listed.
    if (chosen && !(await updatePicture(tx, change, chosen.id, { replacedAt: null })))
      throw new AppError('not_found', 'This picture no longer exists.');
    if (change.subject.kind === 'instructor') await updatePortraits(tx, change.branchId);
    const detail = { name, alt: (chosen ?? current)?.alt };
    await writePictureAudit(tx, change, { actor, at, action: chosen ? 'RESTORED' : 'REMOVED', detail });
  });
}

/** Changes the alternative text of the current picture. Throws AppError not_found and edit_conflict. */
export async function changePictureAltText(
  { database, clock }: Services,
  change: PictureChange & { currentId: string; alt: string },
  actor: StaffActor,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const { name, all } = await lockPictures(tx, change);
    const current = findCurrent(all);
    await assertVersion(tx, toRecord(change), current?.id ?? null, change.currentId);
    if (!current || current.alt === change.alt) return;
    await updatePicture(tx, change, current.id, { alt: change.alt });
    const detail = { name, alt: change.alt, before: { alt: current.alt } };
    await writePictureAudit(tx, change, { actor, at, action: 'DESCRIBED', detail });
  });
}

/** Locks the catalogue and returns the name of the record and its pictures. Throws AppError not_found. */
async function lockPictures(
  tx: QueryExecutor,
  { branchId, subject }: PictureChange,
): Promise<{ name: string; all: readonly PictureRow[] }> {
  await lockCatalogue(tx, branchId);
  const name = await loadSubjectName(tx, branchId, subject);
  return { name, all: await listPictures(tx, branchId, subject) };
}

const findCurrent = (all: readonly PictureRow[]) => all.find(({ replacedAt }) => replacedAt === null);

async function markReplaced(
  tx: QueryExecutor,
  change: PictureChange,
  current: PictureRow | undefined,
  replacedAt: Date,
): Promise<void> {
  if (current) await updatePicture(tx, change, current.id, { replacedAt });
}

/** Updates a picture. Returns false if it no longer exists. */
async function updatePicture(
  tx: QueryExecutor,
  { branchId, subject }: PictureChange,
  id: string,
  values: Partial<Pick<PictureRow, 'alt' | 'replacedAt'>>,
): Promise<boolean> {
  const updated = await tx.orm
    .update(pictures)
    .set(values)
    .where(and(wherePictureOf(branchId, subject), eq(pictures.id, id)))
    .returning({ id: pictures.id });
  return updated.length === 1;
}

const toRecord = ({ branchId, subject: { kind, id } }: PictureChange): EditedRecord => ({
  branchId,
  subject: 'setting',
  subjectId: `picture:${kind}:${id}`,
});

function writePictureAudit(
  tx: QueryExecutor,
  change: PictureChange,
  entry: { actor: StaffActor; at: Date; action: string; detail: Record<string, unknown> },
): Promise<void> {
  return writeAudit(tx, [{ ...toRecord(change), reason: 'catalogue', ...entry }]);
}
