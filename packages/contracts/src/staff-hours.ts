import { z } from 'zod';

/** A London time of the clock. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time, HH:MM');

/** From one London time to a later one, 'HH:MM'. */
export const openingHours = z
  .object({ opens: clockTime, closes: clockTime })
  .refine(({ opens, closes }) => opens < closes, { message: 'Must close after it opens' });

/** When parties of a studio tour are received; null on days without tours. */
export const tourHours = z.object({
  weekdays: openingHours.nullable(),
  saturday: openingHours.nullable(),
  sunday: openingHours.nullable(),
});
export type TourHours = z.infer<typeof tourHours>;
