import { formatLateCancellations } from '@studio/domain/bookings/recent-late-cancellations';
import { formatPrice, toPence } from '@studio/domain/money/money';
import { formatMilestone } from '@studio/domain/people/milestone';
import { formatDayLong, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { Badge } from '../../../ui/badge.tsx';
import { ResultActions } from './result-actions.tsx';
import { type ScanResultProps, VerdictHeading } from './scan-result.tsx';

const statusLabels = {
  CONFIRMED: { text: 'Confirmed', tone: 'ok' },
  CANCELLED: { text: 'Cancelled', tone: 'warn' },
  ATTENDED: { text: 'Attended', tone: 'plain' },
  NO_SHOW: { text: 'No-show', tone: 'plain' },
} as const;

/** Shows all details of the booking behind a code (handbook: check-in 4). */
export function CheckInBookingCard(props: ScanResultProps) {
  const { found, verdict, isUnsent } = props;
  const { booking, klass, response } = found;
  const start = new Date(klass.start);
  const status = statusLabels[booking.status];
  const minutes = Math.round((Date.parse(klass.end) - start.getTime()) / 60_000);
  const { milestone = null, lateCancellations = 0 } = booking.details ?? {};
  const rows: readonly (readonly [string, string])[] = [
    ['Booking ID', booking.bookingId],
    ...(response ? [['Branch', response.booking.branchId] as const] : []),
    ['Attendee', booking.name],
    ...(booking.bed ? [['Bed', booking.bed] as const] : []),
    ...(milestone === null ? [] : [['Milestone', formatMilestone(milestone)] as const]),
    ...(lateCancellations > 0 ? [['Last 30 days', formatLateCancellations(lateCancellations)] as const] : []),
    ...(response
      ? [
          ['Email', response.booking.customer.email] as const,
          ['Duration', `${minutes} min`] as const,
          ['Paid', formatPrice(toPence(response.booking.pricePaid), response.booking.currency)] as const,
        ]
      : [['Duration', `${minutes} min`] as const]),
    ['Checked in', booking.checkedInAt ? 'Yes' : 'No'],
  ];
  return (
    <article className="flex flex-1 flex-col rounded-panel bg-paper p-5">
      <VerdictHeading verdict={verdict} name={booking.name} />
      <div className="mt-4 border-t border-hairline pt-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="text-[1.375rem] leading-tight">{klass.title}</h2>
          <Badge tone={status.tone}>{status.text}</Badge>
        </div>
        <p className="mt-2">
          {formatDayLong(toLondonDate(start))}, {formatTime(start)}
        </p>
        <p className="text-stone">
          {klass.studio}, {klass.instructor}
        </p>
      </div>
      <dl className="mt-4 grid grid-cols-[6rem_1fr] gap-y-1.5 border-t border-hairline pt-4 text-[0.9375rem]">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-stone">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        {isUnsent && (
          <div className="contents">
            <dt className="text-stone">Not sent yet</dt>
            <dd>We’ll send it when you’re online</dd>
          </div>
        )}
      </dl>
      <ResultActions {...props} />
    </article>
  );
}
