import type { InvoicesAnswer } from '@studio/contracts/account';
import type { AccountDataAnswer, AccountDeleteAnswer } from '@studio/contracts/account-closing';
import type { CalendarFeedAnswer } from '@studio/contracts/calendar-feed';
import type { MailPreferencesAnswer } from '@studio/contracts/mail-preferences';
import type { BookingListAnswer } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import type { WaitingAnswer } from '@studio/contracts/waiting-list';
import type { OptionalMail } from '@studio/domain/mails/optional-mails';
import { browserApi } from '../../lib/browser-api.ts';

/** A page of the member's invoices and credit notes, newest first. */
export function listInvoices(cursor: string | null): Promise<InvoicesAnswer> {
  const fields = { limit: 20, ...(cursor && { cursor }) };
  return browserApi().call<InvoicesAnswer>(paths.accountInvoices, fields);
}

/** The kinds of mail that are switched off. */
export async function mailsOff(): Promise<OptionalMail[]> {
  return (await browserApi().call<MailPreferencesAnswer>(paths.mailPreferences, {})).off;
}

/** Exactly these are off from now on. */
export async function saveMailsOff(off: readonly OptionalMail[]): Promise<OptionalMail[]> {
  return (await browserApi().call<MailPreferencesAnswer>(paths.mailPreferencesSave, { off })).off;
}

/** The address of the member's calendar; a new one makes the old one lead nowhere. */
export async function calendarAddress(renewed: boolean): Promise<string> {
  const path = renewed ? paths.calendarFeedRenew : paths.calendarFeed;
  return (await browserApi().call<CalendarFeedAnswer>(path, {})).url;
}

/** Everything that the studio keeps about the member. */
export async function accountData(): Promise<AccountDataAnswer['data']> {
  return (await browserApi().call<AccountDataAnswer>(paths.accountData, {})).data;
}

/** What keeps an account from being deleted now: classes that are still to come, and waiting lists. */
export async function stillToCome(memberId: string): Promise<{ classes: number; lists: number }> {
  const coming = { principalUserId: memberId, scope: 'future', includeClass: false, limit: 50 };
  const [{ items }, { entries }] = await Promise.all([
    browserApi().call<BookingListAnswer>(paths.bookingList, coming),
    browserApi().call<WaitingAnswer>(paths.waitingList, {}),
  ]);
  return { classes: items.filter(({ status }) => status === 'CONFIRMED').length, lists: entries.length };
}

/** Erases what names the member. Refuses with not_changeable, payment_unavailable; then nothing was erased. */
export async function deleteAccount(): Promise<void> {
  await browserApi().call<AccountDeleteAnswer>(paths.accountDelete, { understood: true });
}
