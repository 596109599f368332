import { z } from 'zod';
import { instant } from './shared-fields.ts';

/**
 * Details of a class that a customer accepts when booking it. The fields have the names that `classSlot` uses, so
 * `studio` is the room.
 */
export const acceptedClassDetails = z.object({
  /** Start as an ISO instant. */
  start: instant,
  studio: z.string().max(200),
  instructorName: z.string().max(200),
});
export type AcceptedClassDetails = z.output<typeof acceptedClassDetails>;

/** Class as it was accepted and as it is now. */
export const acceptedClassChange = z.object({ before: acceptedClassDetails, after: acceptedClassDetails });
export type AcceptedClassChange = z.output<typeof acceptedClassChange>;
