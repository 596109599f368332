import type { InvoicesResponse } from '@studio/contracts/account';
import type { AccountDataResponse, AccountDeleteResponse } from '@studio/contracts/account-closing';
import type { CalendarFeedResponse } from '@studio/contracts/calendar-feed';
import type { EmailPreferencesResponse } from '@studio/contracts/email-preferences';
import type { BookingListResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import type { OptionalEmail } from '@studio/domain/emails/optional-emails';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Returns a page of the member's invoices and credit notes, newest first. */
export function listInvoices(cursor: string | null): Promise<InvoicesResponse> {
  const fields = { limit: 20, ...(cursor && { cursor }) };
  return browserApi().call<InvoicesResponse>(paths.accountInvoices, fields);
}

/** Returns the kinds of email that the member has opted out of. */
export async function listDisabledEmails(): Promise<OptionalEmail[]> {
  return (await browserApi().call<EmailPreferencesResponse>(paths.emailPreferences, {})).off;
}

/** Replaces the list of kinds of email that the member has opted out of. */
export async function saveDisabledEmails(disabled: readonly OptionalEmail[]): Promise<OptionalEmail[]> {
  return (await browserApi().call<EmailPreferencesResponse>(paths.emailPreferencesSave, { off: disabled }))
    .off;
}

/**
 * Returns the URL of the member's calendar feed. With `renewed`, creates a new URL, which invalidates the old
 * one.
 */
export async function getCalendarFeedUrl(renewed: boolean): Promise<string> {
  const path = renewed ? paths.calendarFeedRenew : paths.calendarFeed;
  return (await browserApi().call<CalendarFeedResponse>(path, {})).url;
}

/** Returns all personal data that the studio stores about the member. */
export async function exportAccountData(): Promise<AccountDataResponse['data']> {
  return (await browserApi().call<AccountDataResponse>(paths.accountData, {})).data;
}

/**
 * Loads upcoming bookings (at most one page of 50) and waiting list entries, which prevent the deletion of
 * the account.
 */
export async function listDeletionBlockers(memberId: string): Promise<{ classes: number; lists: number }> {
  const query = { principalUserId: memberId, scope: 'future', includeClass: false, limit: 50 };
  const [{ items }, { entries }] = await Promise.all([
    browserApi().call<BookingListResponse>(paths.bookingList, query),
    browserApi().call<WaitingEntriesResponse>(paths.waitingList, {}),
  ]);
  return { classes: items.filter(({ status }) => status === 'CONFIRMED').length, lists: entries.length };
}

/** Erases the member's personal data. Rejects with not_changeable or payment_unavailable before erasing anything. */
export async function deleteAccount(): Promise<void> {
  await browserApi().call<AccountDeleteResponse>(paths.accountDelete, { understood: true });
}
