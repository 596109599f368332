import {
  maxInjuriesLength,
  pregnancyWeeks,
  questionnaireReasons,
} from '@studio/domain/first-visit/health-answers';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { multiLineText } from './text.ts';

/** Whose answers: of who made a booking, by the booking and its signed link, or of the member when none is named. */
const whose = { branchId, bookingId: id.optional(), key: z.string().max(100).optional() };

const answers = z.object({
  pregnant: z.boolean(),
  weeksPregnant: z.number().int().min(pregnancyWeeks.min).max(pregnancyWeeks.max).nullable(),
  injuries: multiLineText().max(maxInjuriesLength),
});

/**
 * POST /first-visit/get (policy: anyone): whether somebody has still to be asked before their first class, and what they
 * have answered: by a booking never, since its address is not proven. Refusals: not_found (also with neither booking nor member, and of a cancelled booking).
 */
export const firstVisitRequest = withEnvelope(whose);

/**
 * POST /first-visit/save (policy: anyone): accepts the waiver of this version and stores the health answers with the
 * explicit consent of this version. Null answers mean no consent: answers from before are erased. Refusals as above,
 * terms_outdated (another version of the waiver or the consent).
 */
export const firstVisitSaveRequest = withEnvelope({
  ...whose,
  answers: answers.extend({ consentVersion: z.string().max(40) }).nullable(),
  waiverVersion: z.string().max(40),
});

/**
 * POST /first-visit/withdraw (policy: anyone): withdraws the consent and erases the health answers: a member's, or those
 * that this booking gave, also once it is cancelled. The waiver stays accepted. Refusals: not_found.
 */
export const firstVisitWithdrawRequest = withEnvelope(whose);

export const firstVisitResponse = z.object({
  ok: z.literal(true),
  /** They have to be asked. */
  isDue: z.boolean(),
  /** Why they have to be asked; null when they don't. People who have been to a class are not asked before their first one. */
  because: z.enum(questionnaireReasons).nullable(),
  /** Health answers are stored that the caller can withdraw. */
  isShared: z.boolean(),
  answers: answers.extend({ answeredAt: z.string() }).nullable(),
});
export type FirstVisitResponse = z.infer<typeof firstVisitResponse>;

/**
 * POST /first-visit/class (policy: TRAINER and ADMIN, for their own classes): who comes to a class for the first time, and
 * what those who come have answered. For the instructor alone. Refusals: not_found.
 */
export const classHealthRequest = withEnvelope({ branchId, classId: id });
export const classHealthResponse = z.object({
  ok: z.literal(true),
  people: z.array(
    z.object({
      bookingId: z.string(),
      name: z.string(),
      isDue: z.boolean(),
      /** The front desk has a signed paper. */
      onPaper: z.boolean(),
      answers: answers.nullable(),
    }),
  ),
});
export type ClassHealthResponse = z.infer<typeof classHealthResponse>;
