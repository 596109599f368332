import { paths } from '@studio/contracts/paths';
import type { TodayAnswer, TourArrivedAnswer } from '@studio/contracts/staff-insight';
import type { FoundPerson, PeopleSearchAnswer } from '@studio/contracts/staff-people';
import type { RefusedEmailAbout } from '@studio/domain/insight/refused-emails';
import { browserApi } from '../../lib/browser-api.ts';

export function readToday(): Promise<TodayAnswer> {
  return browserApi().call<TodayAnswer>(paths.staffToday, {});
}

/** Since when the visitors of a tour are here now; null: they are not. */
export async function markTour(tourId: string, arrived: boolean): Promise<string | null> {
  return (await browserApi().call<TourArrivedAnswer>(paths.staffTourArrived, { tourId, arrived })).arrivedAt;
}

/** Asks for a refund that failed once more. */
export async function retryRefund(refundId: string): Promise<void> {
  await browserApi().call(paths.refundRetry, { refundId });
}

/** Takes refused emails that went to no client off the list. */
export async function dismissRefused(about: RefusedEmailAbout): Promise<void> {
  await browserApi().call(paths.refusedEmails, { whose: { about }, resend: false });
}

/** Takes a refund made at the provider, or a dispute, off the list. */
export async function markHandled(providerId: string): Promise<void> {
  await browserApi().call(paths.moneyHandled, { providerId });
}

/** The first people that are meant by some words or a booking code. */
export async function findPeople(query: string): Promise<FoundPerson[]> {
  return (await browserApi().call<PeopleSearchAnswer>(paths.peopleSearch, { query, limit: 8 })).people;
}
