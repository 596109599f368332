import type {
  DeleteAccountResponse,
  GetAccountDataResponse,
} from '@studio/contracts/account-export-and-deletion';
import type { ListAccountInvoicesResponse } from '@studio/contracts/account-invoices';
import type { GetCalendarFeedResponse } from '@studio/contracts/calendar-feed';
import type { GetEmailPreferencesResponse } from '@studio/contracts/email-preferences';
import type { ListBookingsResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import type { OptionalEmail } from '@studio/domain/emails/optional-emails';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Returns a page of the member's invoices and credit notes, newest first. */
export function listInvoices(cursor: string | null): Promise<ListAccountInvoicesResponse> {
  const fields = { limit: 20, ...(cursor && { cursor }) };
  return browserApi().call<ListAccountInvoicesResponse>(paths.accountInvoices, fields);
}

/** Returns the kinds of email that the member has opted out of. */
export async function listDisabledEmails(): Promise<OptionalEmail[]> {
  return (await browserApi().call<GetEmailPreferencesResponse>(paths.emailPreferences, {})).turnedOff;
}

/** Replaces the list of kinds of email that the member has opted out of. */
export async function saveDisabledEmails(disabled: readonly OptionalEmail[]): Promise<OptionalEmail[]> {
  return (
    await browserApi().call<GetEmailPreferencesResponse>(paths.emailPreferencesSave, { turnedOff: disabled })
  ).turnedOff;
}

/**
 * Returns the URL of the member's calendar feed. With `renewed`, creates a new URL, which invalidates the old
 * one.
 */
export async function getCalendarFeedUrl(renewed: boolean): Promise<string> {
  const path = renewed ? paths.calendarFeedRenew : paths.calendarFeed;
  return (await browserApi().call<GetCalendarFeedResponse>(path, {})).url;
}

/** Returns all personal data that the studio stores about the member. */
export async function exportAccountData(): Promise<GetAccountDataResponse['data']> {
  return (await browserApi().call<GetAccountDataResponse>(paths.accountData, {})).data;
}

/**
 * Counts the entries that prevent the deletion of the account: confirmed bookings, among the next 50, and
 * waiting list entries.
 */
export async function countDeletionBlockers(memberId: string): Promise<{ classes: number; lists: number }> {
  const query = { principalUserId: memberId, scope: 'future', includeClass: false, limit: 50 };
  const [{ items }, { entries }] = await Promise.all([
    browserApi().call<ListBookingsResponse>(paths.bookingList, query),
    browserApi().call<WaitingEntriesResponse>(paths.waitingList, {}),
  ]);
  return { classes: items.filter(({ status }) => status === 'CONFIRMED').length, lists: entries.length };
}

/** Erases the member's personal data. Rejects with not_changeable or payment_unavailable before erasing anything. */
export async function deleteAccount(): Promise<void> {
  await browserApi().call<DeleteAccountResponse>(paths.accountDelete, { understood: true });
}
