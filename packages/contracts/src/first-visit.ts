import { askedBecause, injuriesMaxLength, pregnancyWeeks } from '@studio/domain/first-visit/health-answers';
import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { proseText } from './text.ts';

/** Whose answers: of who made a booking, by the booking and its signed link, or of the member when none is named. */
const whose = { branchId, bookingId: id.optional(), key: z.string().max(100).optional() };

const answers = z.object({
  pregnant: z.boolean(),
  weeksPregnant: z.number().int().min(pregnancyWeeks.min).max(pregnancyWeeks.max).nullable(),
  injuries: proseText().max(injuriesMaxLength),
});

/**
 * POST /first-visit/get (policy: anyone): whether somebody has still to be asked before their first class, and what they
 * have answered: by a booking never, since its address is not proven. Refusals: not_found (also with neither booking nor member, and of a cancelled booking).
 */
export const firstVisitRequest = call(whose);

/** POST /first-visit/save (policy: anyone): the answers, and that the waiver of this version is accepted. Refusals as above, terms_outdated. */
export const firstVisitSaveRequest = call({ ...whose, answers, waiverVersion: z.string().max(40) });

export const firstVisitAnswer = z.object({
  ok: z.literal(true),
  /** They have to be asked. */
  isDue: z.boolean(),
  /** Why they have to be asked; null when they don't. People who have been to a class are not asked before their first one. */
  because: z.enum(askedBecause).nullable(),
  answers: answers.extend({ answeredAt: z.string() }).nullable(),
});
export type FirstVisitAnswer = z.infer<typeof firstVisitAnswer>;

/**
 * POST /first-visit/class (policy: TRAINER for their own classes, ADMIN): who comes to a class for the first time, and what those who come have
 * answered. For the instructor; never shown at the door. Refusals: not_found.
 */
export const classHealthRequest = call({ branchId, classId: id });
export const classHealthAnswer = z.object({
  ok: z.literal(true),
  people: z.array(
    z.object({ bookingId: z.string(), name: z.string(), isDue: z.boolean(), answers: answers.nullable() }),
  ),
});
export type ClassHealthAnswer = z.infer<typeof classHealthAnswer>;
