import { healthConsent } from '@studio/content/copy/first-visit';
import { type HealthAnswers, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { FirstVisitRow } from './first-visit-rows.ts';
import { keepMemberAnswers, keepUnprovenAnswers } from './store.ts';
import type { Whose } from './whose-answers.ts';

export interface SavedAnswers {
  answers: (HealthAnswers & { consentVersion: string }) | null;
  waiverVersion: string;
}

/**
 * Stores an accepted waiver, and health answers with the consent that was shown. Refuses with terms_outdated when the
 * waiver or the consent has other words by now.
 */
export async function saveAnswers(
  { database, clock }: Services,
  { visitor, bookingId }: Whose,
  given: SavedAnswers,
): Promise<FirstVisitRow> {
  const { answers } = given;
  if (given.waiverVersion !== waiverVersion) throw new Refused('terms_outdated');
  if (answers && answers.consentVersion !== healthConsent.version) throw new Refused('terms_outdated');
  const row = { ...visitor, bookingId, waiverVersion, answeredAt: clock.now(), onPaper: false };
  const consented = answers && { ...answers, consentWords: healthConsent.words };
  await database.transaction((tx) =>
    bookingId
      ? keepUnprovenAnswers(tx, row, { visitor, answers: consented })
      : keepMemberAnswers(tx, row, consented),
  );
  const health = answers && withoutConsent(answers);
  return { ...row, health, healthEnded: null };
}

function withoutConsent({ pregnant, weeksPregnant, injuries }: HealthAnswers): HealthAnswers {
  return { pregnant, weeksPregnant, injuries };
}
