import { z } from 'zod';

/** Fields that all records of the catalogue share. */

/** Id of a record: lower-case words joined by hyphens, for use in URLs. */
export const catalogueId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

/** Number of the last saved version of a record. */
export const catalogueRecordVersion = z.number().int().min(1).max(2_000_000_000);

/** Direction in which a record moves in its list: up or down. */
export const moveOffset = z.union([z.literal(-1), z.literal(1)]);

/** Fields of a call that archives or restores a room or class type. */
export const archivedFields = {
  id: catalogueId,
  archived: z.boolean(),
  removeEmpty: z.boolean().default(false),
};

/** Upcoming classes that use a room, or are of a class type. */
export const upcomingUse = z.object({
  /** Number of scheduled classes. */
  upcomingClasses: z.number().int(),
  /** Number of these classes in which someone has a place or waits for one. */
  upcomingBookings: z.number().int(),
  /** Number of recurring classes that haven't ended. */
  recurringClasses: z.number().int(),
});
export type UpcomingUse = z.infer<typeof upcomingUse>;
