import {
  maxInjuriesLength,
  pregnancyWeekLimits,
  questionnaireReasons,
} from '@studio/domain/first-visit/health-answers';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

/**
 * Fields that identify the client. With `bookingId`, this is the owner of that booking, and `key` comes from the
 * booking's signed link. Without it, the member who is logged in.
 */
const clientSelector = { branchId, bookingId: id.optional(), key: z.string().max(100).optional() };

const answers = z.object({
  pregnant: z.boolean(),
  weeksPregnant: z.number().int().min(pregnancyWeekLimits.min).max(pregnancyWeekLimits.max).nullable(),
  injuries: multiLineText().max(maxInjuriesLength),
});

/**
 * POST /first-visit/get (policy: anyone): returns the client's answers, and whether the client still has to answer
 * before the first class. Answers are never returned for a booking, because its email address isn't verified. Errors:
 * not_found (also without booking and member, and for a cancelled booking).
 */
export const firstVisitRequest = withEnvelope(clientSelector);

/**
 * POST /first-visit/save (policy: anyone): accepts this version of the waiver and stores the health answers under this
 * version of the explicit consent. Null answers mean no consent and erase earlier answers. From a booking, whose email
 * address isn't verified, replaces only answers that are due again or that the same booking gave. Otherwise it changes
 * nothing, and the response is the same. Errors: as for /first-visit/get, and terms_outdated (another version of the
 * waiver or the consent applies).
 */
export const saveFirstVisitRequest = withEnvelope({
  ...clientSelector,
  answers: answers.extend({ consentVersion: z.string().max(40) }).nullable(),
  waiverVersion: z.string().max(40),
});

/**
 * POST /first-visit/withdraw (policy: anyone): withdraws the consent and erases the health answers of the member or of
 * this booking, even a cancelled one. The waiver stays accepted. Idempotent. Errors: not_found.
 */
export const withdrawFirstVisitRequest = withEnvelope(clientSelector);

export const firstVisitResponse = z.object({
  ok: z.literal(true),
  /** Whether the client still has to answer the questions. */
  isDue: z.boolean(),
  /**
   * Reason why the client has to answer; null if the client needn't, such as someone who attended classes before the
   * questions existed.
   */
  reason: z.enum(questionnaireReasons).nullable(),
  /** Whether health answers are stored that the caller can withdraw. */
  isShared: z.boolean(),
  answers: answers.extend({ answeredAt: z.string() }).nullable(),
});
export type FirstVisitResponse = z.infer<typeof firstVisitResponse>;

/**
 * POST /first-visit/class (policy: TRAINER and ADMIN, for their own classes): returns the clients who booked a place
 * for themselves, by name, with their health answers and whether they must answer the questionnaire. Leaves out their
 * guests. Only the instructor of the class may read it. Errors: not_found.
 */
export const listClassHealthAnswersRequest = withEnvelope({ branchId, classId: id });
export const listClassHealthAnswersResponse = z.object({
  ok: z.literal(true),
  people: z.array(
    z.object({
      bookingId: z.string(),
      name: z.string(),
      isDue: z.boolean(),
      /** Whether the front desk has a waiver that the client signed on paper. */
      onPaper: z.boolean(),
      answers: answers.nullable(),
    }),
  ),
});
export type ListClassHealthAnswersResponse = z.infer<typeof listClassHealthAnswersResponse>;
