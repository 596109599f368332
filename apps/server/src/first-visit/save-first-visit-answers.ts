import { healthConsentCopy, insertStudioName } from '@studio/content/copy/first-visit';
import { type HealthAnswers, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { loadBranchProfile } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import type { FirstVisitRow } from './first-visit-rows.ts';
import type { ResolvedVisitor } from './resolve-visitor.ts';
import { saveMemberAnswers, saveUnverifiedAnswers } from './store.ts';

export interface SaveAnswersInput {
  answers: (HealthAnswers & { consentVersion: string }) | null;
  waiverVersion: string;
}

/**
 * Stores an accepted waiver, and health answers with the consent that was shown. Returns the input in the form of stored
 * answers, even if the answers of an unproven caller may not replace existing ones. Throws AppError terms_outdated when
 * the text of the waiver or the consent has changed.
 */
export async function saveFirstVisitAnswers(
  { database, clock, config }: Services,
  { visitor, bookingId }: ResolvedVisitor,
  input: SaveAnswersInput,
): Promise<FirstVisitRow> {
  const { answers } = input;
  if (input.waiverVersion !== waiverVersion) throw new AppError('terms_outdated');
  if (answers && answers.consentVersion !== healthConsentCopy.version) throw new AppError('terms_outdated');
  const row = { ...visitor, bookingId, waiverVersion, answeredAt: clock.now(), onPaper: false };
  const { name } = await loadBranchProfile(database, config.branchId);
  const consented = answers && { ...answers, consentText: insertStudioName(healthConsentCopy.words, name) };
  await database.transaction((tx) =>
    bookingId
      ? saveUnverifiedAnswers(tx, row, { visitor, answers: consented })
      : saveMemberAnswers(tx, row, consented),
  );
  const health = answers && withoutConsent(answers);
  return { ...row, health, healthEnded: null };
}

function withoutConsent({ pregnant, weeksPregnant, injuries }: HealthAnswers): HealthAnswers {
  return { pregnant, weeksPregnant, injuries };
}
