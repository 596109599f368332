import { healthConsentCopy } from '@studio/content/copy/first-visit';
import type { FirstVisitResponse } from '@studio/contracts/first-visit';
import { paths } from '@studio/contracts/paths';
import { type HealthAnswers, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { browserApi } from '../../../lib/api/browser-api.ts';

/**
 * Identifies the person whose answers are requested: by the booking id and the `k` of its signed link, or, without
 * these, as the logged-in member.
 */
export interface FirstVisitPerson {
  bookingId?: string;
  key?: string | undefined;
}

/** Returns the saved answers, and whether the person still has to answer. Throws ApiError not_found. */
export function getFirstVisitAnswers(person: FirstVisitPerson): Promise<FirstVisitResponse> {
  return browserApi().call<FirstVisitResponse>(paths.firstVisit, fields(person));
}

/**
 * Saves the accepted waiver, and health answers with the consent that the page shows. Throws ApiError
 * not_found or terms_outdated.
 */
export function saveFirstVisitAnswers(
  person: FirstVisitPerson,
  answers: HealthAnswers | null,
): Promise<FirstVisitResponse> {
  return browserApi().call<FirstVisitResponse>(paths.firstVisitSave, {
    ...fields(person),
    answers: answers && { ...answers, consentVersion: healthConsentCopy.version },
    waiverVersion,
  });
}

/** Withdraws the consent to store health answers, which erases them. Throws ApiError not_found. */
export function withdrawHealthConsent(person: FirstVisitPerson): Promise<FirstVisitResponse> {
  return browserApi().call<FirstVisitResponse>(paths.firstVisitWithdraw, fields(person));
}

function fields({ bookingId, key }: FirstVisitPerson) {
  return { ...(bookingId ? { bookingId } : {}), ...(key ? { key } : {}) };
}
