import { maxActivityLabelLength } from '@studio/domain/catalogue/activity-label';
import { classLevels, classTypeAudiences } from '@studio/domain/catalogue/class-type-details';
import { maxClassPricePence } from '@studio/domain/pricing/price';
import { z } from 'zod';
import { classTypeDto } from './catalogue.ts';
import {
  archivedFields,
  catalogueId,
  catalogueRecordVersion,
  moveOffset,
  upcomingUse,
} from './catalogue-records.ts';
import { withEnvelope } from './envelope.ts';
import { branchId } from './shared-fields.ts';
import { multiLineText, singleLineText } from './text-schemas.ts';

/** Staff calls about class types. Only owners may make them. */

export const staffClassType = classTypeDto.extend({
  /** Number of places in new classes; null for all places of the room. */
  capacity: z.number().int().nullable(),
  /** Whether clients choose their bed in rooms with a map. */
  hasBedChoice: z.boolean(),
  archived: z.boolean(),
  version: z.number().int(),
  ...upcomingUse.shape,
  /** Number of scheduled classes that never get the type's new price: 1:1s, and those with their own or a series' price. */
  ownPriceClasses: z.number().int(),
});
export type StaffClassType = z.infer<typeof staffClassType>;

const classTypeFields = {
  title: singleLineText().min(1).max(80),
  description: multiLineText().min(1).max(1200),
  activityId: catalogueId,
  /** Style within the activity, such as 'dynamic'. A new style needs no other record. */
  subType: catalogueId,
  difficulty: z.enum(classLevels),
  /** People for whom the class is meant. */
  audience: z.enum(classTypeAudiences),
  durationMin: z.number().int().min(15).max(240),
  capacity: z.number().int().min(1).max(99).nullable(),
  pricePence: z.number().int().min(0).max(maxClassPricePence),
  /** Whether clients choose their bed, also in scheduled classes. Without a value, it stays; a new class type has it. */
  hasBedChoice: z.boolean().optional(),
};

/**
 * POST /admin/catalogue/class-type/add: adds a class type. Its id comes from its title. Errors: bad_request (with
 * `field`).
 */
export const addClassTypeRequest = withEnvelope({ branchId, ...classTypeFields });
export const addClassTypeResponse = z.object({ ok: z.literal(true), id: z.string() });
export type AddClassTypeResponse = z.infer<typeof addClassTypeResponse>;

/**
 * POST /admin/catalogue/class-type: changes a class type for new classes. `repriceScheduled`: also changes the price of
 * all upcoming classes, except 1:1s and those with their own or a series' price; existing bookings keep their price.
 * `includeScheduled`: also makes the other changes in upcoming classes, except their number of places; classes with
 * bookings, holds or a waiting list get only the new name and description. `version` is that of the class type that the caller read. Errors: not_found, bad_request (with
 * `field`), edit_conflict (someone saved a later version; nothing is changed).
 */
export const saveClassTypeRequest = withEnvelope({
  branchId,
  id: catalogueId,
  version: catalogueRecordVersion,
  ...classTypeFields,
  includeScheduled: z.boolean().default(false),
  repriceScheduled: z.boolean().default(false),
});
export const saveClassTypeResponse = z.object({
  ok: z.literal(true),
  /** Number of upcoming classes with all new details; 0 without `includeScheduled`. */
  changedClasses: z.number().int(),
  /** Number of upcoming classes with only the new name and description; 0 without `includeScheduled`. */
  renamedClasses: z.number().int(),
  /**
   * Number of upcoming classes in which nothing changed, because of bookings, holds or a waiting list; 0 without
   * `includeScheduled`.
   */
  unchangedClasses: z.number().int(),
  /** Number of upcoming classes with the new price; 0 without `repriceScheduled`. */
  repricedClasses: z.number().int(),
  /** Number of upcoming classes that keep their own price or that of their series; 0 without `repriceScheduled`. */
  keptPrices: z.number().int(),
});
export type SaveClassTypeResponse = z.infer<typeof saveClassTypeResponse>;

/**
 * POST /admin/catalogue/class-type/reorder: moves a class type one position up or down among the class types of its
 * activity. Errors: not_found.
 */
export const reorderClassTypesRequest = withEnvelope({ branchId, id: catalogueId, offset: moveOffset });

/**
 * POST /admin/catalogue/class-type/archive: archives or restores a class type. Scheduled classes of an archived type go
 * ahead, its recurring classes end with the last scheduled one, and there can be no new classes of it. `removeEmpty`: also
 * removes scheduled classes that no one has booked, holds or waits for. Restoring doesn't bring back recurring or removed
 * classes. Errors: not_found.
 */
export const archiveClassTypeRequest = withEnvelope({ branchId, ...archivedFields });

/**
 * POST /admin/catalogue/activity/add: adds an activity at the end of the list. `id`: its id, or that of the activity that
 * already has this name in any case. Idempotent. Errors: bad_request (with `field`: the name has no letters or digits).
 */
export const addActivityRequest = withEnvelope({
  branchId,
  label: singleLineText().min(1).max(maxActivityLabelLength),
});
export const addActivityResponse = z.object({ ok: z.literal(true), id: z.string() });
export type AddActivityResponse = z.infer<typeof addActivityResponse>;

/**
 * POST /admin/catalogue/activity/rename: renames an activity everywhere. `previousLabel`: the name that the caller saw.
 * Idempotent. Errors: not_found, bad_request (with `field`: another activity has the name), edit_conflict (someone else
 * has renamed it).
 */
export const renameActivityRequest = withEnvelope({
  branchId,
  id: catalogueId,
  label: singleLineText().min(1).max(maxActivityLabelLength),
  previousLabel: singleLineText().max(200),
});
