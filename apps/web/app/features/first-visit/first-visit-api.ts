import { healthConsent } from '@studio/content/copy/first-visit';
import type { FirstVisitAnswer } from '@studio/contracts/first-visit';
import { paths } from '@studio/contracts/paths';
import { type HealthAnswers, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { browserApi } from '../../lib/browser-api.ts';

/** Whose answers: of who made a booking, by it and its signed link's `k`; of the member who is signed in without one. */
export interface Whose {
  bookingId?: string;
  key?: string | undefined;
}

/** Whether somebody has still to be asked, and what they have answered. Refuses with not_found. */
export function getAnswers(whose: Whose): Promise<FirstVisitAnswer> {
  return browserApi().call<FirstVisitAnswer>(paths.firstVisit, fields(whose));
}

/** Saves the accepted waiver, and health answers with the consent on the page. Refuses with not_found, terms_outdated. */
export function saveAnswers(whose: Whose, answers: HealthAnswers | null): Promise<FirstVisitAnswer> {
  return browserApi().call<FirstVisitAnswer>(paths.firstVisitSave, {
    ...fields(whose),
    answers: answers && { ...answers, consentVersion: healthConsent.version },
    waiverVersion,
  });
}

/** Withdraws the consent, which erases the health answers. Refuses with not_found. */
export function withdrawConsent(whose: Whose): Promise<FirstVisitAnswer> {
  return browserApi().call<FirstVisitAnswer>(paths.firstVisitWithdraw, fields(whose));
}

function fields({ bookingId, key }: Whose) {
  return { ...(bookingId ? { bookingId } : {}), ...(key ? { key } : {}) };
}
