import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { formatDayMedium, formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ConfirmEntryPanel } from './confirm-entry-panel.tsx';
import { LeaveWaitingListButton } from './leave-waiting-list-button.tsx';
import { OfferPanel } from './offer-panel.tsx';
import {
  buildTimetableDayUrl,
  describeExpiredOffers,
  formatClassStart,
  formatEntryPosition,
  formatPosition,
  waitingListExplanation,
} from './waiting-list-text.ts';

interface WaitingListEntryProps {
  entry: WaitingEntry;
  /** Alternatives in the entry's group. */
  others: readonly WaitingEntry[];
  entryKey: string | undefined;
  /** Called when the offer expires while it is shown. */
  onOver: () => void;
}

const titles: Record<WaitingEntry['status'], string> = {
  WAITING: 'You’re on the waiting list',
  OFFERED: 'A place is available',
  BOOKED: 'You’ve got a place',
  LEFT: 'You’ve left the waiting list',
  EXPIRED: 'Your offer has expired',
  ENDED: 'This waiting list has closed',
};

export function WaitingListEntry({ entry, others, entryKey, onOver }: WaitingListEntryProps) {
  const { status } = entry;
  const keyed = { entryId: entry.entryId, key: entryKey };
  const open = status === 'WAITING' || status === 'OFFERED';
  const unconfirmed = status === 'WAITING' && !entry.confirmed;
  const expired = describeExpiredOffers(entry);
  return (
    <div className="container-page grid gap-x-6 gap-y-10 py-10 md:py-16 desk:grid-cols-12">
      <div className="min-w-0 desk:col-span-7">
        <h1 aria-live="polite" className="text-title">
          {unconfirmed ? 'Your place on the waiting list isn’t confirmed yet' : titles[status]}
        </h1>
        {!unconfirmed && <p className="mt-4 max-w-[34em] text-stone">{describeEntry(entry)}</p>}
        <div className="mt-8 grid gap-6">
          {status === 'OFFERED' && <OfferPanel entry={entry} keyed={keyed} onOver={onOver} />}
          {unconfirmed && <ConfirmEntryPanel entry={entry} keyed={keyed} />}
          {status === 'WAITING' && !unconfirmed && <Line entry={entry} />}
          {expired && (status === 'WAITING' || status === 'EXPIRED') && (
            <Notice title={expired}>Offers you decline don’t count as expired.</Notice>
          )}
          <ClassDetails entry={entry} />
          {status === 'WAITING' && (
            <div>
              <LeaveWaitingListButton keyed={keyed}>Leave waiting list</LeaveWaitingListButton>
            </div>
          )}
          {!open && (
            <div>
              <ButtonLink to={status === 'BOOKED' ? '/bookings' : buildTimetableDayUrl(entry.class)}>
                {status === 'BOOKED' ? 'My bookings' : 'See the timetable'}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <aside aria-labelledby="others" className="desk:col-span-4 desk:col-start-9">
          <Others others={others} />
        </aside>
      )}
    </div>
  );
}

function describeEntry({ status, autoUntil, payWith, class: klass }: WaitingEntry): string {
  switch (status) {
    case 'WAITING':
      return autoUntil
        ? `Until ${formatMomentShort(new Date(autoUntil))}, we’ll book a place for you with ${payWith === 'card' ? 'your saved card' : '1 session'}, but never overnight. After that, we’ll ask you first.`
        : waitingListExplanation;
    case 'OFFERED':
      return 'You’re next. Book the place, or decline it so that we can offer it to the next person.';
    case 'BOOKED':
      return 'You’re booked in. We’ve emailed you the confirmation.';
    case 'LEFT':
      return `You can join again while ${klass.className} is full.`;
    case 'EXPIRED':
      return 'You didn’t book the place in time. You haven’t been booked or charged. You can join the waiting list again while the class is full.';
    case 'ENDED':
      return 'You haven’t been booked or charged. Another class may suit you.';
  }
}

function Line({ entry }: { entry: WaitingEntry }) {
  const { position } = entry;
  if (position === null) return null;
  return (
    <p aria-live="polite" className="flex items-end gap-5">
      <span
        aria-hidden="true"
        className="display-face numeric flex h-27 w-19 items-end justify-center bg-forest pb-4 text-[2.75rem] leading-none text-chalk arch-76"
      >
        {position}
      </span>
      <span className="pb-2">
        <strong className="block text-xl font-semibold">
          You’re {formatPosition(position).toLowerCase()}
        </strong>
        {!entry.expiredOffers?.offeredLast && (
          <span className="text-small text-stone">
            {position === 1
              ? 'We’ll offer you the next place.'
              : 'We offer places in the order people joined.'}
          </span>
        )}
      </span>
    </p>
  );
}

function ClassDetails({ entry: { class: klass, status } }: { entry: WaitingEntry }) {
  const [start, end] = [new Date(klass.start), new Date(klass.end)];
  const rows = [
    { label: 'Class', value: klass.className },
    { label: 'Day', value: formatDayMedium(toLondonDate(start)) },
    { label: 'Time', value: `${formatTime(start)}–${formatTime(end)}` },
    { label: 'Studio', value: [klass.studio, klass.studioDetail].filter(Boolean).join(', ') },
    { label: 'Instructor', value: klass.instructorName },
  ];
  const over = status === 'LEFT' || status === 'EXPIRED' || status === 'ENDED';
  return (
    <dl className="rounded-panel bg-paper px-6 py-3 shadow-1 md:px-8">
      {rows.map(({ label, value }, index) => (
        <div
          key={label}
          className="grid grid-cols-[5.5rem_1fr] items-baseline gap-4 border-t border-hairline py-3 first:border-t-0"
        >
          <dt className="text-small text-stone">{label}</dt>
          <dd className={`numeric min-w-0 ${index < 3 ? 'font-semibold' : ''} ${over ? 'text-stone' : ''}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const otherStatusLabels: Record<WaitingEntry['status'], string> = {
  WAITING: 'On the waiting list',
  OFFERED: 'Place offered',
  BOOKED: 'Booked',
  LEFT: 'Left waiting list',
  EXPIRED: 'Offer expired',
  ENDED: 'Waiting list closed',
};

function Others({ others }: { others: readonly WaitingEntry[] }) {
  return (
    <>
      <h2 id="others" className="text-h3">
        Your other waiting lists
      </h2>
      <p className="mt-2 text-small text-stone">
        When you get a place in one class, we’ll remove you from the other waiting lists.
      </p>
      <ul className="mt-4 border-t border-hairline">
        {others.map((other) => (
          <li key={other.entryId} className="border-b border-hairline py-3">
            <Link to={other.link} className="text-link inline-flex min-h-11 items-center font-medium">
              {other.class.className}
            </Link>
            <p className="numeric text-small text-stone">
              {formatClassStart(other.class.start)} ·{' '}
              {other.position === null ? otherStatusLabels[other.status] : formatEntryPosition(other)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
