import type { ListedBooking } from '@studio/contracts/member-bookings';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { useId } from 'react';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { getBookingStatusText, getManageBookingState } from './booking-text.ts';
import { ClassDetails } from './class-details.tsx';
import { ExpandableRow } from './expandable-row.tsx';

interface BookingRowProps {
  booking: ListedBooking;
  /** Name of the group of rows: opening one row closes the others. */
  group: string;
  openAtFirst?: boolean;
  getManageUrl: (bookingId: string) => string;
}

export function BookingRow({ booking, group, openAtFirst = false, getManageUrl }: BookingRowProps) {
  return (
    <ExpandableRow
      entry={booking}
      status={getBookingStatusText(booking, getServerTime())}
      group={group}
      openAtFirst={openAtFirst}
      muted={booking.status === 'CANCELLED'}
    >
      <ClassDetails entry={booking} bed={booking.bed?.label ?? null} />
      <Manage booking={booking} getManageUrl={getManageUrl} />
    </ExpandableRow>
  );
}

function Manage({ booking, getManageUrl }: Pick<BookingRowProps, 'booking' | 'getManageUrl'>) {
  const reasonId = useId();
  const { disabled, note } = getManageBookingState(booking, getServerTime());
  const { className } = booking.class;
  const label = (
    <>
      <Icon name="qr-code" size={20} />
      Manage booking
    </>
  );
  return (
    <div className="mt-5 flex flex-col items-center gap-x-3.5 gap-y-2 sm:flex-row">
      {disabled ? (
        <Button disabled aria-describedby={reasonId} className="max-sm:w-full">
          {label}
        </Button>
      ) : (
        <ButtonLink
          to={getManageUrl(booking.bookingId)}
          state={{ fromList: true }}
          className="max-sm:w-full"
          {...(note && { 'aria-describedby': reasonId })}
        >
          {label}
        </ButtonLink>
      )}
      {note && (
        <p id={reasonId} className="text-small text-stone">
          {note}
        </p>
      )}
      {disabled && booking.bookingId && (
        <Link
          to={getManageUrl(booking.bookingId)}
          state={{ fromList: true }}
          aria-label={`View booking: ${className}, ${formatDayMedium(booking.dateStart.slice(0, 10))}`}
          className="text-link inline-flex min-h-11 items-center font-medium"
        >
          View booking
        </Link>
      )}
    </div>
  );
}
