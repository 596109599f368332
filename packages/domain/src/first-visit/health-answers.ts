import { tidyText } from '../text/tidy.ts';

/** The version of the waiver; whoever accepted an earlier one is asked again. Its words stand in the content. */
export const waiverVersion = '2026-11';

/** Most characters about injuries. */
export const injuriesMaxLength = 600;

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
export interface TypedAnswers {
  pregnant: boolean | null;
  weeks: string;
  hasInjuries: boolean | null;
  injuries: string;
  waiverAccepted: boolean;
}

export type AnswerProblems = Partial<
  Record<'pregnant' | 'weeks' | 'hasInjuries' | 'injuries' | 'waiver', string>
>;

/** What keeps the answers from being sent, by question; empty when nothing does. */
export function answerProblems(typed: TypedAnswers): AnswerProblems {
  const { min, max } = pregnancyWeeks;
  const weeks = Number(typed.weeks);
  const weeksFit = Number.isInteger(weeks) && weeks >= min && weeks <= max;
  return {
    ...(typed.pregnant === null ? { pregnant: 'Please choose one.' } : {}),
    ...(typed.pregnant && !weeksFit ? { weeks: `A number of weeks, ${min} to ${max}.` } : {}),
    ...(typed.hasInjuries === null ? { hasInjuries: 'Please choose one.' } : {}),
    ...(typed.hasInjuries && tidyText(typed.injuries) === '' ? { injuries: 'A few words are enough.' } : {}),
    ...(typed.injuries.length > injuriesMaxLength
      ? { injuries: `At most ${injuriesMaxLength} characters, please.` }
      : {}),
    ...(typed.waiverAccepted ? {} : { waiver: 'Please read and accept this before your first class.' }),
  };
}

/** Complete answers as they are kept. */
export function healthAnswers({ pregnant, weeks, hasInjuries, injuries }: TypedAnswers): HealthAnswers {
  return {
    pregnant: pregnant === true,
    weeksPregnant: pregnant ? Number(weeks) : null,
    injuries: hasInjuries ? tidyText(injuries) : '',
  };
}

/** Whether somebody has to be asked: never before, or not since the waiver changed. */
export function areAnswersDue(answered: { waiverVersion: string } | null): boolean {
  return answered?.waiverVersion !== waiverVersion;
}

/** Why someone is asked: before their first class, or because the waiver has changed since they accepted it. */
export const askedBecause = ['first-class', 'new-waiver'] as const;

/** Why someone has to answer; null when they don't. People who have been to a class are not asked as if they were new. */
export function whyAsked(
  answered: { waiverVersion: string } | null,
  hasBeenHere: boolean,
): (typeof askedBecause)[number] | null {
  if (!areAnswersDue(answered)) return null;
  if (answered) return 'new-waiver';
  return hasBeenHere ? null : 'first-class';
}
