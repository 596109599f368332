import { instructors as instructorSeeds } from '@studio/content/instructors';
import { siteSettings as firstSettings } from '@studio/content/site-settings';
import { getPicturePath } from '@studio/contracts/picture-paths';
import { pictureSpecs } from '@studio/domain/pictures/picture-kind';
import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { getInitialsPortraitUrl } from '../initials-portrait.ts';
import { loadSettings } from '../store.ts';
import { instructors } from '../tables.ts';
import { loadCurrentPictures } from './store.ts';

/** Width of the portrait beside an instructor's name in pixels. The narrowest WebP file has it. */
const [portraitWidth = 0] = pictureSpecs.instructor.widths.webp;

/**
 * Updates the small portraits of all instructors, which the timetable shows, after a change of a picture, a name or a
 * setting. A portrait is the uploaded picture, the built-in one if the studio shows those, or else the initials
 * (handbook: pictures 6).
 */
export async function updatePortraits(tx: QueryExecutor, branchId: string): Promise<void> {
  const { showsBuiltInPictures } = { ...firstSettings, ...(await loadSettings(tx, branchId)) };
  const findPicture = await loadCurrentPictures(tx, branchId);
  const rows = await tx.orm
    .select({ id: instructors.id, name: instructors.name, shown: instructors.portrait })
    .from(instructors)
    .where(eq(instructors.branchId, branchId));
  for (const { id, name, shown } of rows) {
    const picture = findPicture('instructor', id);
    const builtIn = showsBuiltInPictures
      ? instructorSeeds.find((seed) => seed.id === id)?.portrait
      : undefined;
    const portrait = picture
      ? getPicturePath(picture.hash, { width: portraitWidth, format: 'webp' })
      : (builtIn ?? getInitialsPortraitUrl(name));
    if (portrait === shown) continue;
    await tx.orm
      .update(instructors)
      .set({ portrait })
      .where(and(eq(instructors.branchId, branchId), eq(instructors.id, id)));
  }
}
