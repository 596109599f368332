import type { InvoicesResponse } from '@studio/contracts/account';
import type { AccountDataResponse, AccountDeleteResponse } from '@studio/contracts/account-closing';
import type { CalendarFeedResponse } from '@studio/contracts/calendar-feed';
import type { EmailPreferencesResponse } from '@studio/contracts/email-preferences';
import type { BookingListResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import type { OptionalEmail } from '@studio/domain/emails/optional-emails';
import { browserApi } from '../../lib/browser-api.ts';

/** A page of the member's invoices and credit notes, newest first. */
export function listInvoices(cursor: string | null): Promise<InvoicesResponse> {
  const fields = { limit: 20, ...(cursor && { cursor }) };
  return browserApi().call<InvoicesResponse>(paths.accountInvoices, fields);
}

/** The kinds of mail that are switched off. */
export async function listDisabledEmails(): Promise<OptionalEmail[]> {
  return (await browserApi().call<EmailPreferencesResponse>(paths.mailPreferences, {})).off;
}

/** Exactly these are off from now on. */
export async function saveDisabledEmails(off: readonly OptionalEmail[]): Promise<OptionalEmail[]> {
  return (await browserApi().call<EmailPreferencesResponse>(paths.mailPreferencesSave, { off })).off;
}

/** The address of the member's calendar; a new one makes the old one lead nowhere. */
export async function getCalendarFeedUrl(renewed: boolean): Promise<string> {
  const path = renewed ? paths.calendarFeedRenew : paths.calendarFeed;
  return (await browserApi().call<CalendarFeedResponse>(path, {})).url;
}

/** Everything that the studio keeps about the member. */
export async function exportAccountData(): Promise<AccountDataResponse['data']> {
  return (await browserApi().call<AccountDataResponse>(paths.accountData, {})).data;
}

/** What keeps an account from being deleted now: classes that are still to come, and waiting lists. */
export async function listDeletionBlockers(memberId: string): Promise<{ classes: number; lists: number }> {
  const coming = { principalUserId: memberId, scope: 'future', includeClass: false, limit: 50 };
  const [{ items }, { entries }] = await Promise.all([
    browserApi().call<BookingListResponse>(paths.bookingList, coming),
    browserApi().call<WaitingEntriesResponse>(paths.waitingList, {}),
  ]);
  return { classes: items.filter(({ status }) => status === 'CONFIRMED').length, lists: entries.length };
}

/** Erases what names the member. Refuses with not_changeable, payment_unavailable; then nothing was erased. */
export async function deleteAccount(): Promise<void> {
  await browserApi().call<AccountDeleteResponse>(paths.accountDelete, { understood: true });
}
