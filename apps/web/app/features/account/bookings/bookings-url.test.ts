import { expect, it } from 'vitest';
import { buildDayUrl, buildManageBookingUrl, buildMonthUrl, parseBookingsUrl } from './bookings-url.ts';

const read = (url: string) => parseBookingsUrl(new URL(url, 'http://localhost').searchParams);

it('the URL contains the shown booking, day and month', () => {
  expect(read('/bookings')).toEqual({ booking: null, day: null, month: null });
  expect(read(buildManageBookingUrl('abc'))).toMatchObject({ booking: 'abc' });
  expect(read(buildDayUrl('2026-11-12'))).toEqual({ booking: null, day: '2026-11-12', month: '2026-11-01' });
  expect(read(buildMonthUrl('2026-12-01'))).toEqual({ booking: null, day: null, month: '2026-12-01' });
});

it('invalid days and months in the URL are ignored', () => {
  expect(read('/bookings?day=2026-02-30&month=13')).toEqual({ booking: null, day: null, month: null });
});
