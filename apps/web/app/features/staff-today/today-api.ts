import { paths } from '@studio/contracts/paths';
import type { TodayResponse, TourArrivedResponse } from '@studio/contracts/staff-insight';
import type { PeopleSearchResponse, PersonSearchResult } from '@studio/contracts/staff-people';
import type { UndeliveredEmailTopic } from '@studio/domain/insight/undelivered-emails';
import { browserApi } from '../../lib/browser-api.ts';

export function loadToday(): Promise<TodayResponse> {
  return browserApi().call<TodayResponse>(paths.staffToday, {});
}

/** Since when the visitors of a tour are here now; null: they are not. */
export async function checkInTour(tourId: string, arrived: boolean): Promise<string | null> {
  return (await browserApi().call<TourArrivedResponse>(paths.staffTourArrived, { tourId, arrived }))
    .arrivedAt;
}

/** Asks for a refund that failed once more. */
export async function retryRefund(refundId: string): Promise<void> {
  await browserApi().call(paths.refundRetry, { refundId });
}

/** Takes refused emails that went to no client off the list. */
export async function dismissUndeliveredEmails(about: UndeliveredEmailTopic): Promise<void> {
  await browserApi().call(paths.refusedEmails, { whose: { about }, resend: false });
}

/** Takes a refund made at the provider, or a dispute, off the list. */
export async function markHandled(providerId: string): Promise<void> {
  await browserApi().call(paths.moneyHandled, { providerId });
}

/** The first people that are meant by some words or a booking code. */
export async function searchPeople(query: string): Promise<PersonSearchResult[]> {
  return (await browserApi().call<PeopleSearchResponse>(paths.peopleSearch, { query, limit: 8 })).people;
}
