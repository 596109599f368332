import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { pictures } from './tables.ts';

const dayMs = 86_400_000;

/**
 * Deletes pictures that were replaced more than 90 days ago, and files that belong to no picture
 * (handbook: pictures 4). Keeps files of the last day, because an upload stores its files before the row of its picture.
 */
export async function purgeOldPictures({
  database,
  clock,
  config,
  pictureFiles,
}: Pick<Services, 'database' | 'clock' | 'config' | 'pictureFiles'>): Promise<void> {
  const { branchId } = config;
  const now = clock.now().getTime();
  await database.orm
    .delete(pictures)
    .where(
      and(
        eq(pictures.branchId, branchId),
        lt(pictures.replacedAt, new Date(now - pictureLimits.restorableDays * dayMs)),
      ),
    );
  const kept = await database.orm
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(eq(pictures.branchId, branchId));
  await pictureFiles.purge(new Set(kept.map(({ hash }) => hash)), new Date(now - dayMs));
}
