import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatMomentShort } from '@studio/domain/time/format-london';
import type { Caller } from '../../races/harness/api-client.ts';
import { waitUntilHydrated } from '../harness/expect-state-change.ts';
import type { ReceivedEmail } from '../harness/mailbox.ts';
import { extractBookingLink } from './extract-booking-link.ts';
import { findClass, getClass } from './find-class.ts';
import type { Guest } from './guests.ts';
import { createPaidBooking, holdAllBut } from './other-browsers.ts';

/** Creates a full class: other browsers hold all places but one, which a guest has booked. */
export async function createFullClass(
  url: string,
  studio: Caller,
  owner: Guest,
  daysAhead: number,
  activity: 'reformer' | 'mat' = 'reformer',
): Promise<ClassSlot> {
  const slot = await findClass(studio, { daysAhead, activity });
  await holdAllBut(url, slot, 1);
  await createPaidBooking(url, slot, owner);
  return getClass(studio, slot);
}

/** Opens the sheet for joining the waiting list, from the class's row on the timetable. */
export async function openJoinSheet(page: Page, slot: ClassSlot): Promise<Locator> {
  const [date = '', time = ''] = slot.dateStart.split('#');
  await page.goto(`/timetable?${new URLSearchParams({ date, time, class: slot.classId })}`);
  const row = page.locator(`[data-class-id="${slot.classId}"]`);
  await expect(row.getByRole('button', { name: 'Book', exact: true })).toBeDisabled();
  const join = row.getByRole('button', { name: 'Join the waiting list' });
  await waitUntilHydrated(join);
  await join.click();
  const sheet = page.getByRole('dialog', { name: 'Join the waiting list' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Returns the signed URL of a waiting list entry. */
export function extractEntryLink(email: ReceivedEmail): string {
  return /http\S+\/waiting\/\S+/.exec(email.text)?.[0] ?? '';
}

export const formatStart = (slot: ClassSlot) => formatMomentShort(new Date(slot.start));

/** Cancels the guest's booking from the link in their email. */
export async function cancelFromEmail(context: BrowserContext, booked: ReceivedEmail): Promise<void> {
  const other = await context.newPage();
  await other.goto(extractBookingLink(booked).href);
  await other.getByRole('button', { name: 'Cancel booking' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible();
  await other.close();
}

/** Joins with the chosen option and closes the sheet. A guest still has to confirm. */
export async function joinWaitingList(
  page: Page,
  sheet: Locator,
  title = 'You’re on the waiting list',
): Promise<void> {
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click();
  const joined = page.getByRole('dialog', { name: title });
  await joined.getByRole('button', { name: 'Done' }).click();
}
