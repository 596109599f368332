import type { ListedBooking } from '@studio/contracts/member-bookings';
import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { type ReactNode, useId } from 'react';
import { startTime } from '../../lib/class-words.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { initials, levelLabel, manageWords, statusWords, styleLabel, typeLabel } from './booking-words.ts';

interface BookingRowProps {
  booking: ListedBooking;
  /** Rows with one name: opening one closes the others. */
  group: string;
  openAtFirst?: boolean;
  manageAddress: (bookingId: string) => string;
}

/** One booking: the whole head opens it, and only one stands open at a time. */
export function BookingRow({ booking, group, openAtFirst = false, manageAddress }: BookingRowProps) {
  const gone = booking.status === 'CANCELLED';
  return (
    <details
      name={group}
      open={openAtFirst || undefined}
      className="group border-b border-hairline open:-mt-px open:rounded-card open:border open:bg-paper open:shadow-1 max-md:open:-mx-3"
    >
      <summary
        className={`grid min-h-19 grid-cols-[64px_minmax(0,1fr)_20px] items-center gap-x-3.5 rounded-card py-3 transition-colors duration-160 hover:bg-linen/50 group-open:hover:bg-transparent max-md:group-open:px-3 md:grid-cols-[80px_minmax(0,1fr)_auto_20px] md:gap-x-5 md:px-4 md:py-2 ${gone ? 'text-stone' : ''}`}
      >
        <span className="numeric">
          <span className="block text-xl leading-tight font-semibold">{startTime(booking)}</span>
          <span className="block text-small text-stone">{booking.durationMin} min</span>
        </span>
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{booking.class.className}</span>
          <span className="block text-small text-stone">
            <KindLine booking={booking} />
          </span>
          <Status booking={booking} className="mt-1 md:hidden" />
        </span>
        <Status booking={booking} className="hidden md:flex" />
        <Icon
          name="chevron-down"
          size={20}
          className="transition-transform duration-320 ease-settle group-open:rotate-180"
        />
      </summary>
      <OpenBooking booking={booking} manageAddress={manageAddress} />
    </details>
  );
}

/** "Reformer · Dynamic · All levels"; on a phone the title has said the first. */
function KindLine({ booking }: { booking: ListedBooking }) {
  const [type, style, level] = [typeLabel(booking), styleLabel(booking), levelLabel(booking)];
  return (
    <>
      <span className="max-md:sr-only">{type} · </span>
      {style !== type && `${style} · `}
      {level}
    </>
  );
}

/** How a booking stands, never by colour alone. */
export function Status({ booking, className }: { booking: ListedBooking; className: string }) {
  const { label, icon, tone } = statusWords(booking);
  return (
    <span className={`flex items-center gap-1.5 text-[15px] font-medium ${tone} ${className}`}>
      <Icon name={icon} size={18} />
      {label}
    </span>
  );
}

function OpenBooking({ booking, manageAddress }: Pick<BookingRowProps, 'booking' | 'manageAddress'>) {
  const { instructorName } = booking.class;
  return (
    <div className="px-3 pt-1 pb-5 md:pr-11 md:pl-29">
      <p className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sand text-[15px] font-semibold"
        >
          {initials(instructorName)}
        </span>
        {instructorName}
      </p>
      <dl className="numeric mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[15px] min-[23rem]:grid-cols-[auto_1fr_auto_1fr] sm:gap-x-8">
        <Fact label="Type">{typeLabel(booking)}</Fact>
        <Fact label="Level">{levelLabel(booking)}</Fact>
        <Fact label="Studio">{booking.studio}</Fact>
        <Fact label="Date">{formatDayShort(booking.dateStart.slice(0, 10))}</Fact>
        <Fact label="Time">
          {startTime(booking)}–{endTime(booking)}
        </Fact>
        <Fact label="Duration">{booking.durationMin} min</Fact>
      </dl>
      <Manage booking={booking} manageAddress={manageAddress} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Manage({ booking, manageAddress }: Pick<BookingRowProps, 'booking' | 'manageAddress'>) {
  const reasonId = useId();
  const { disabled, words } = manageWords(booking, serverNow());
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
          to={manageAddress(booking.bookingId)}
          state={{ fromList: true }}
          className="max-sm:w-full"
          {...(words && { 'aria-describedby': reasonId })}
        >
          {label}
        </ButtonLink>
      )}
      {words && (
        <p id={reasonId} className="text-small text-stone">
          {words}
        </p>
      )}
    </div>
  );
}

function endTime({ end }: ListedBooking): string {
  return formatTime(new Date(end));
}
