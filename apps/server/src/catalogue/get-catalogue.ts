import { type SiteSettings, siteSettings } from '@studio/content/site-settings';
import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import { londonInstant } from '@studio/domain/time/london-instant';
import type { Queries } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import {
  findBranchProfile,
  listClassTypes,
  listInstructors,
  listProducts,
  listRooms,
  readDataVersion,
  readSettings,
} from './store.ts';

/**
 * The studio as the database has it now. The version is read before everything else: what follows is at least as new.
 * A setting that staff never changed has its first value. Refuses a branch that does not exist (not_found).
 */
export async function getCatalogue(db: Queries, branchId: string): Promise<CatalogueAnswer> {
  const version = await readDataVersion(db, branchId);
  const [studio, classTypes, instructors, products, rooms, settings] = await Promise.all([
    findBranchProfile(db, branchId),
    listClassTypes(db, branchId),
    listInstructors(db, branchId),
    listProducts(db, branchId),
    listRooms(db, branchId),
    readSettings(db, branchId),
  ]);
  if (!studio) throw new Refused('not_found');
  return {
    ok: true,
    version,
    studio,
    classTypes,
    instructors,
    products,
    rooms,
    settings: shownSettings({ ...siteSettings, ...settings }),
  };
}

function shownSettings(settings: SiteSettings): CatalogueAnswer['settings'] {
  const { countdownTarget, guardedPages, listOfferPercent, cancellation, arriveEarlyMinutes, banner } =
    settings;
  return {
    countdownEndsAt: londonInstant(countdownTarget.date, countdownTarget.time).toISOString(),
    guardedPages,
    listOfferPercent,
    cancellationRule: cancellation.rule,
    arriveEarlyMinutes,
    banner,
  };
}
