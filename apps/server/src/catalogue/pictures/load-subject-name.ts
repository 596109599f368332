import { findHeroSlideName } from '@studio/content/copy/home';
import { findSitePictureName } from '@studio/content/site-pictures';
import { isLogoId, logoNames } from '@studio/domain/pictures/logo';
import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { activities, classTypes, instructors, rooms } from '../tables.ts';

const tables = {
  room: { table: rooms, name: rooms.name },
  activity: { table: activities, name: activities.label },
  'class-type': { table: classTypes, name: classTypes.title },
  instructor: { table: instructors, name: instructors.name },
};

/**
 * Returns the name of the record, slide, place or version of the logo that a picture belongs to. Throws AppError
 * not_found if there is none.
 */
export async function loadSubjectName(
  db: QueryExecutor,
  branchId: string,
  { kind, id }: PictureSubject,
): Promise<string> {
  if (kind === 'hero-slide' || kind === 'site-picture' || kind === 'site-portrait') {
    const place = kind === 'hero-slide' ? findHeroSlideName(id) : findSitePictureName(kind, id);
    if (place === null) throw new AppError('not_found');
    return place;
  }
  if (kind === 'logo') {
    if (!isLogoId(id)) throw new AppError('not_found');
    return logoNames[id];
  }
  const { table, name } = tables[kind];
  const [found] = await db.orm
    .select({ name })
    .from(table)
    .where(and(eq(table.branchId, branchId), eq(table.id, id)));
  if (!found) throw new AppError('not_found');
  return found.name;
}
