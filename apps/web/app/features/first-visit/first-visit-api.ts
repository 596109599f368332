import { healthConsentCopy } from '@studio/content/copy/first-visit';
import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import { paths } from '@studio/contracts/paths';
import { type HealthAnswers, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { browserApi } from '../../lib/browser-api.ts';

/** Whose answers: of who made a booking, by it and its signed link's `k`; of the member who is signed in without one. */
export interface AnswersOwner {
  bookingId?: string;
  key?: string | undefined;
}

/** Whether somebody has still to be asked, and what they have answered. Refuses with not_found. */
export function getFirstVisitAnswers(whose: AnswersOwner): Promise<FirstVisitResponse> {
  return browserApi().call<FirstVisitResponse>(paths.firstVisit, fields(whose));
}

/** Saves the accepted waiver, and health answers with the consent on the page. Refuses with not_found, terms_outdated. */
export function saveFirstVisitAnswers(
  whose: AnswersOwner,
  answers: HealthAnswers | null,
): Promise<FirstVisitResponse> {
  return browserApi().call<FirstVisitResponse>(paths.firstVisitSave, {
    ...fields(whose),
    answers: answers && { ...answers, consentVersion: healthConsentCopy.version },
    waiverVersion,
  });
}

/** Withdraws the consent, which erases the health answers. Refuses with not_found. */
export function withdrawHealthConsent(whose: AnswersOwner): Promise<FirstVisitResponse> {
  return browserApi().call<FirstVisitResponse>(paths.firstVisitWithdraw, fields(whose));
}

function fields({ bookingId, key }: AnswersOwner) {
  return { ...(bookingId ? { bookingId } : {}), ...(key ? { key } : {}) };
}
