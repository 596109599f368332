import { z } from 'zod';

/** Wall-clock time in London as 'HH:MM'. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time in the format HH:MM');

/** Opening and closing time in London as 'HH:MM'. The closing time is later. */
export const openingHours = z
  .object({ opens: clockTime, closes: clockTime })
  .refine(({ opens, closes }) => opens < closes, { message: 'Closing time must be after opening time' });

/** Hours of studio tours; null on days without tours. */
export const tourHours = z.object({
  weekdays: openingHours.nullable(),
  saturday: openingHours.nullable(),
  sunday: openingHours.nullable(),
});
export type TourHours = z.infer<typeof tourHours>;
