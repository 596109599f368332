import { paths } from '@studio/contracts/paths';
import type { PersonSearchResult, SearchPeopleResponse } from '@studio/contracts/staff-people';
import type { GetTodayResponse } from '@studio/contracts/staff-today';
import type { UndeliveredEmailTopic } from '@studio/domain/insight/undelivered-emails';
import { browserApi } from '../../../lib/api/browser-api.ts';

export function loadToday(): Promise<GetTodayResponse> {
  return browserApi().call<GetTodayResponse>(paths.staffToday, {});
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
