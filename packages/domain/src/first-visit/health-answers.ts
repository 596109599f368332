import { tidyText } from '../text/tidy.ts';

/** The version of the waiver (handbook: check-in 6); whoever accepted an earlier one is asked again. Its words stand in the content. */
export const waiverVersion = '2026-11-26';

/** Months after which health answers are erased (handbook: privacy 2); they are out of date by then, and people are asked again. */
export const healthAnswersMonths = 12;

/** Most characters about injuries. */
export const maxInjuriesLength = 600;

/** Weeks of a pregnancy, as far as they are asked for. */
export const pregnancyWeeks = { min: 1, max: 42 };

/** What an instructor has to know of somebody before a class. */
export interface HealthAnswers {
  pregnant: boolean;
  /** At the time of answering; null when not pregnant. */
  weeksPregnant: number | null;
  /** In their own words; empty when there is nothing. */
  injuries: string;
}

/** What the form brings, before it is judged. */
export interface HealthFormValues {
  pregnant: boolean | null;
  weeks: string;
  hasInjuries: boolean | null;
  injuries: string;
  /** The explicit consent to storing the answers; without it no question is asked and nothing is stored. */
  consents: boolean;
  waiverAccepted: boolean;
}

export type HealthFormErrors = Partial<
  Record<'pregnant' | 'weeks' | 'hasInjuries' | 'injuries' | 'waiver', string>
>;

/** The problems that keep the form from being sent, by question. The health questions count only with consent. */
export function healthFormErrors(typed: HealthFormValues): HealthFormErrors {
  return {
    ...(typed.consents ? healthProblems(typed) : {}),
    ...(typed.waiverAccepted ? {} : { waiver: 'Read and accept this before your first class.' }),
  };
}

function healthProblems(typed: HealthFormValues): HealthFormErrors {
  const { min, max } = pregnancyWeeks;
  const weeks = Number(typed.weeks);
  const weeksFit = Number.isInteger(weeks) && weeks >= min && weeks <= max;
  return {
    ...(typed.pregnant === null ? { pregnant: 'Choose yes or no.' } : {}),
    ...(typed.pregnant && !weeksFit ? { weeks: `Enter a number of weeks from ${min} to ${max}.` } : {}),
    ...(typed.hasInjuries === null ? { hasInjuries: 'Choose yes or no.' } : {}),
    ...(typed.hasInjuries && tidyText(typed.injuries) === '' ? { injuries: 'Enter a few words.' } : {}),
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
    injuries: hasInjuries ? tidyText(injuries) : '',
  };
}

/** A person's accepted waiver, and how their consent to health answers ended, if it did. */
export interface EarlierAnswers {
  waiverVersion: string;
  healthEnded: 'withdrawn' | 'expired' | null;
}

/** Whether a person has to be asked: never before, not since the waiver changed, or their health answers have expired. */
export function areAnswersDue(answered: EarlierAnswers | null): boolean {
  return answered?.waiverVersion !== waiverVersion || answered.healthEnded === 'expired';
}

/** Why someone is asked: before their first class, because the waiver has changed, or because their health answers expired. */
export const questionnaireReasons = ['first-class', 'new-waiver', 'answers-expired'] as const;
export type QuestionnaireReason = (typeof questionnaireReasons)[number];

/** Why someone has to answer; null when they don't. People who have been to a class are not asked as if they were new. */
export function getQuestionnaireReason(
  answered: EarlierAnswers | null,
  hasBeenHere: boolean,
): QuestionnaireReason | null {
  if (!areAnswersDue(answered)) return null;
  if (answered) return answered.waiverVersion === waiverVersion ? 'answers-expired' : 'new-waiver';
  return hasBeenHere ? null : 'first-class';
}
