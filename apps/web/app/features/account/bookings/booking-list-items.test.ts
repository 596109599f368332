import type { ListedBooking } from '@studio/contracts/member-bookings';
import { expect, it } from 'vitest';
import { mergeWaitingListItems, toBookingItems, type WaitingListItem } from './booking-list-items.ts';

const booking = (dateStart: string) => ({ bookingId: `booked ${dateStart}`, dateStart }) as ListedBooking;
const place = (dateStart: string) =>
  ({ entryId: `waits ${dateStart}`, class: { dateStart } }) as unknown as WaitingListItem;

const [monday, tuesday, friday] = ['2026-11-23#09:30', '2026-11-24#18:30', '2026-11-27#07:00'];
const names = (...of: Parameters<typeof mergeWaitingListItems>) =>
  mergeWaitingListItems(...of).map((item) => item.booking?.bookingId ?? item.waiting?.entryId);

it('waiting-list entries are sorted among the bookings, after a booking at the same time', () => {
  expect(names([booking(monday), booking(tuesday)], [place(friday), place(monday)], false)).toEqual([
    `booked ${monday}`,
    `waits ${monday}`,
    `booked ${tuesday}`,
    `waits ${friday}`,
  ]);
  expect(names([], [place(friday), place(monday)], false)).toEqual([`waits ${monday}`, `waits ${friday}`]);
});

it('waiting-list entries after the last booking appear once later bookings are loaded', () => {
  const bookings = [booking(monday), booking(tuesday)];
  expect(names(bookings, [place(tuesday), place(friday)], true)).toEqual([
    `booked ${monday}`,
    `booked ${tuesday}`,
    `waits ${tuesday}`,
  ]);
  expect(names([...bookings, booking(friday)], [place(friday)], false)).toContain(`waits ${friday}`);
});

it('bookings without waiting-list entries keep their order', () => {
  const items = toBookingItems([booking(friday), booking(monday)]);
  expect(items.map(({ dateStart }) => dateStart)).toEqual([friday, monday]);
});
