import type { BookingStatus } from '@studio/domain/bookings/booking-status';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { toPounds } from '@studio/domain/money/money';
import { formatDialledPhone } from '@studio/domain/people/phone';
import { formatDateStart, toLondonDate, toLondonTime } from '@studio/domain/time/london';
import type { CsvColumn } from '../../documents/csv.ts';
import { type BookingPayment, describePayment } from '../people/payment-description.ts';

/** Booking as a row of the export. */
export interface ExportedBooking extends BookingPayment {
  id: string;
  startsAt: Date;
  title: string;
  instructor: string | null;
  room: string | null;
  attendeeName: string;
  bookedBy: string;
  email: string;
  phone: string | null;
  createdAt: Date;
  status: BookingStatus;
  lateCancelledAt: Date | null;
  cancelledAt: Date | null;
  currency: string;
  promoCode: string | null;
  displayCode: string;
}

const statusLabels: Record<BookingStatus, string> = {
  CONFIRMED: 'Confirmed',
  CANCELLED: 'Cancelled',
  ATTENDED: 'Attended',
  NO_SHOW: 'No-show',
};

const moment = (at: Date | null) => at && formatDateStart(at).replace('#', ' ');

/** Columns of the bookings file, in order. Dates and times are in London time. */
export const bookingColumns: readonly CsvColumn<ExportedBooking>[] = [
  { heading: 'Date', cell: ({ startsAt }) => toLondonDate(startsAt) },
  { heading: 'Time', cell: ({ startsAt }) => toLondonTime(startsAt) },
  { heading: 'Class', cell: ({ title }) => title },
  { heading: 'Instructor', cell: ({ instructor }) => instructor },
  { heading: 'Room', cell: ({ room }) => room },
  { heading: 'Attendee', cell: ({ attendeeName }) => attendeeName },
  { heading: 'Booked by', cell: ({ bookedBy }) => bookedBy },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Phone', cell: ({ phone }) => phone && formatDialledPhone(phone) },
  { heading: 'Booked at', cell: ({ createdAt }) => moment(createdAt) },
  {
    heading: 'Status',
    cell: ({ status, lateCancelledAt }) => (lateCancelledAt ? 'Late cancelled' : statusLabels[status]),
  },
  {
    heading: 'Cancelled at',
    cell: ({ cancelledAt, lateCancelledAt }) => moment(cancelledAt ?? lateCancelledAt),
  },
  { heading: 'Payment method', cell: describePayment },
  { heading: 'Price paid', cell: ({ pricePaidPence }) => toPounds(pricePaidPence) },
  { heading: 'To pay', cell: ({ duePence }) => toPounds(duePence) },
  { heading: 'Currency', cell: ({ currency }) => currency },
  { heading: 'Promo code', cell: ({ promoCode }) => promoCode },
  { heading: 'Booking code', cell: ({ displayCode }) => formatDisplayCode(displayCode) },
];
