import { paths } from '@studio/contracts/paths';
import type { GetTodayResponse, MarkTourArrivedResponse } from '@studio/contracts/staff-insight';
import type { PersonSearchResult, SearchPeopleResponse } from '@studio/contracts/staff-people';
import type { UndeliveredEmailTopic } from '@studio/domain/insight/undelivered-emails';
import { browserApi } from '../../../lib/api/browser-api.ts';

export function loadToday(): Promise<GetTodayResponse> {
  return browserApi().call<GetTodayResponse>(paths.staffToday, {});
}

/** Marks a tour's visitors as arrived or not. Resolves to the time of arrival, or null. */
export async function checkInTour(tourId: string, arrived: boolean): Promise<string | null> {
  return (await browserApi().call<MarkTourArrivedResponse>(paths.staffTourArrived, { tourId, arrived }))
    .arrivedAt;
}

export async function retryRefund(refundId: string): Promise<void> {
  await browserApi().call(paths.refundRetry, { refundId });
}

/** Dismisses undelivered emails that weren't addressed to a client. */
export async function dismissUndeliveredEmails(topic: UndeliveredEmailTopic): Promise<void> {
  await browserApi().call(paths.undeliveredEmails, { recipient: { topic }, resend: false });
}

/** Marks a dispute, or a refund made at the provider, as handled. */
export async function markProviderNoticeHandled(providerId: string): Promise<void> {
  await browserApi().call(paths.moneyHandled, { providerId });
}

/** Searches clients by text or booking code. Returns at most 8. */
export async function searchPeople(query: string): Promise<PersonSearchResult[]> {
  return (await browserApi().call<SearchPeopleResponse>(paths.peopleSearch, { query, limit: 8 })).people;
}
