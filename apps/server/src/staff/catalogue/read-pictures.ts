import type { ListPicturesResponse, StaffPicture } from '@studio/contracts/staff-pictures';
import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { loadSubjectName } from '../../catalogue/pictures/load-subject-name.ts';
import { listPictures, type PictureRow, toPictureDto } from '../../catalogue/pictures/store.ts';
import type { Services } from '../../platform/services.ts';

/** Returns the picture of a record and those that an owner can restore. Throws AppError not_found. */
export async function readPictures(
  { database }: Services,
  branchId: string,
  subject: PictureSubject,
): Promise<ListPicturesResponse> {
  await loadSubjectName(database, branchId, subject);
  const all = (await listPictures(database, branchId, subject)).map(toStaffPicture);
  return {
    ok: true,
    current: all.find(({ replacedAt }) => replacedAt === null) ?? null,
    earlier: all.filter(({ replacedAt }) => replacedAt !== null),
  };
}

function toStaffPicture(row: PictureRow): StaffPicture {
  return {
    ...toPictureDto(row),
    id: row.id,
    uploadedAt: row.uploadedAt.toISOString(),
    replacedAt: row.replacedAt?.toISOString() ?? null,
  };
}
