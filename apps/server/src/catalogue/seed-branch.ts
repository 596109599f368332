import { activities as activitySeeds } from '@studio/content/activities';
import { branch } from '@studio/content/branch';
import { classTypes as classTypeSeeds } from '@studio/content/class-types';
import { instructors as instructorSeeds } from '@studio/content/instructors';
import { products as productSeeds } from '@studio/content/products';
import { rooms as roomSeeds } from '@studio/content/rooms';
import { siteSettings as settingSeeds } from '@studio/content/site-settings';
import { layOutBeds } from '@studio/domain/beds/room-map';
import { saveRoomBeds } from '../beds/room-beds.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { activities, branches, classTypes, instructors, products, rooms, siteSettings } from './tables.ts';

/**
 * Inserts the branch and its catalogue unless the branch exists. Call it in a transaction. Inserts the branch row
 * first, so when several processes start together, one seeds and the others wait. Returns whether this call seeded.
 */
export async function seedBranch(tx: QueryExecutor): Promise<boolean> {
  const { id: branchId } = branch;
  const made = await tx.orm
    .insert(branches)
    .values({ id: branchId, profile: branch })
    .onConflictDoNothing()
    .returning({ id: branches.id });
  if (made.length === 0) return false;
  await tx.orm.insert(activities).values(withPositions(activitySeeds).map((seed) => ({ ...seed, branchId })));
  await tx.orm.insert(rooms).values(roomSeeds.map((seed) => ({ ...seed, branchId })));
  for (const { id: roomId, kind, capacity } of roomSeeds)
    if (kind === 'beds') await saveRoomBeds(tx, { branchId, roomId, beds: layOutBeds(capacity) });
  await tx.orm
    .insert(classTypes)
    .values(classTypeSeeds.map(({ tags, ...seed }) => ({ ...seed, tags: [...tags], branchId })));
  await tx.orm.insert(instructors).values(
    withPositions(instructorSeeds).map(({ tags, teaches, ...seed }) => ({
      ...seed,
      tags: [...tags],
      teaches: [...teaches],
      branchId,
    })),
  );
  await tx.orm.insert(products).values(withPositions(productSeeds).map((seed) => ({ ...seed, branchId })));
  await tx.orm
    .insert(siteSettings)
    .values(listDefinedSettings(settingSeeds).map(([name, value]) => ({ branchId, name, value })));
  return true;
}

/** Adds positions to the seeds, so that staff can change the order later. */
function withPositions<Seed>(seeds: readonly Seed[]): (Seed & { position: number })[] {
  return seeds.map((seed, position) => ({ ...seed, position }));
}

/** Returns the settings that have a value. Settings without one get no row. */
function listDefinedSettings(settings: object): [string, unknown][] {
  return Object.entries(settings).filter(([, value]) => value !== null);
}
