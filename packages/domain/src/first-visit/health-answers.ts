import { normaliseText } from '../text/normalise-text.ts';

/**
 * Version of the waiver (handbook: check-in 6), whose text is in the content package. Anyone who accepted an earlier
 * version must accept the new one.
 */
export const waiverVersion = '2026-11-26';

/**
 * Months after which health answers are erased as outdated (handbook: privacy 2). The person must then answer again.
 */
export const healthAnswersRetentionMonths = 12;

/** Maximum length in characters of the text about injuries. */
export const maxInjuriesLength = 600;

/** Accepted weeks of pregnancy. */
export const pregnancyWeekLimits = { min: 1, max: 42 };

/** Health answers that an instructor needs before a class. */
export interface HealthAnswers {
  pregnant: boolean;
  /** Week of pregnancy at the time of answering; null when not pregnant. */
  weeksPregnant: number | null;
  /** Injuries in the person's own words; empty when there are none. */
  injuries: string;
}

/** Values of the form before validation. */
export interface HealthFormValues {
  pregnant: boolean | null;
  weeks: string;
  hasInjuries: boolean | null;
  injuries: string;
  /**
   * Whether the person consents explicitly to storing the answers. Without consent, the form asks no health questions
   * and nothing is stored.
   */
  consents: boolean;
  waiverAccepted: boolean;
}

export type HealthFormErrors = Partial<
  Record<'pregnant' | 'weeks' | 'hasInjuries' | 'injuries' | 'waiver', string>
>;

/** Returns the errors of the form by question. Health questions are validated only with consent. */
export function validateHealthForm(typed: HealthFormValues): HealthFormErrors {
  return {
    ...(typed.consents ? getHealthErrors(typed) : {}),
    ...(typed.waiverAccepted ? {} : { waiver: 'Read and accept the waiver to continue.' }),
  };
}

function getHealthErrors(typed: HealthFormValues): HealthFormErrors {
  const { min, max } = pregnancyWeekLimits;
  const weeks = Number(typed.weeks);
  const areWeeksValid = Number.isInteger(weeks) && weeks >= min && weeks <= max;
  return {
    ...(typed.pregnant === null ? { pregnant: 'Choose yes or no.' } : {}),
    ...(typed.pregnant && !areWeeksValid ? { weeks: `Enter a number of weeks from ${min} to ${max}.` } : {}),
    ...(typed.hasInjuries === null ? { hasInjuries: 'Choose yes or no.' } : {}),
    ...(typed.hasInjuries && normaliseText(typed.injuries) === ''
      ? { injuries: 'Describe the injury, or what we should go easy on.' }
      : {}),
    ...(typed.injuries.length > maxInjuriesLength
      ? { injuries: `Use ${maxInjuriesLength} characters or fewer.` }
      : {}),
  };
}

/** Returns the complete answers to store; null without consent. */
export function toHealthAnswers(typed: HealthFormValues): HealthAnswers | null {
  const { pregnant, weeks, hasInjuries, injuries, consents } = typed;
  if (!consents) return null;
  return {
    pregnant: pregnant === true,
    weeksPregnant: pregnant ? Number(weeks) : null,
    injuries: hasInjuries ? normaliseText(injuries) : '',
  };
}

/** Version of the waiver that a person accepted, and why their health answers were erased; null when they weren't. */
export interface QuestionnaireRecord {
  waiverVersion: string;
  healthEnded: 'withdrawn' | 'expired' | null;
}

/**
 * Returns whether a person must answer the questionnaire, because they never did, the waiver has changed, or the health
 * answers have expired.
 */
export function areAnswersDue(answered: QuestionnaireRecord | null): boolean {
  return answered?.waiverVersion !== waiverVersion || answered.healthEnded === 'expired';
}

/** Reasons to ask the questions: the first class, a changed waiver, or expired health answers. */
export const questionnaireReasons = ['first-class', 'new-waiver', 'answers-expired'] as const;
export type QuestionnaireReason = (typeof questionnaireReasons)[number];

/**
 * Returns why a person must answer the questionnaire, or null when they needn't. Someone who never answered but has
 * already attended a class isn't asked as a newcomer.
 */
export function getQuestionnaireReason(
  answered: QuestionnaireRecord | null,
  hasBeenHere: boolean,
): QuestionnaireReason | null {
  if (!areAnswersDue(answered)) return null;
  if (answered) return answered.waiverVersion === waiverVersion ? 'answers-expired' : 'new-waiver';
  return hasBeenHere ? null : 'first-class';
}
