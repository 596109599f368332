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
  /** Called with the entries that a change returned. */
  onChanged: (entries: readonly WaitingEntry[]) => void;
  /** Called when the offer expires while it is shown. */
  onOver: () => void;
}

const titles: Record<WaitingEntry['status'], string> = {
  WAITING: 'You are on the waiting list',
  OFFERED: 'A place has come free',
  TAKEN: 'The place is yours',
  LEFT: 'You have left the list',
  PASSED: 'The place was passed on',
  ENDED: 'This waiting list has closed',
};

export function WaitingListEntry({ entry, others, entryKey, onChanged, onOver }: WaitingListEntryProps) {
  const { status } = entry;
  const keyed = { entryId: entry.entryId, key: entryKey };
  const open = status === 'WAITING' || status === 'OFFERED';
  const unconfirmed = status === 'WAITING' && !entry.confirmed;
  const expired = describeExpiredOffers(entry);
  return (
    <div className="container-page grid gap-x-6 gap-y-10 py-10 md:py-16 desk:grid-cols-12">
      <div className="min-w-0 desk:col-span-7">
        <h1 aria-live="polite" className="text-title">
          {unconfirmed ? 'Your place isn’t confirmed yet' : titles[status]}
        </h1>
        {!unconfirmed && <p className="mt-4 max-w-[34em] text-stone">{describeEntry(entry)}</p>}
        <div className="mt-8 grid gap-6">
          {status === 'OFFERED' && (
            <OfferPanel entry={entry} keyed={keyed} onChanged={onChanged} onOver={onOver} />
          )}
          {unconfirmed && <ConfirmEntryPanel entry={entry} keyed={keyed} onConfirmed={onChanged} />}
          {status === 'WAITING' && !unconfirmed && <Line entry={entry} />}
          {expired && (status === 'WAITING' || status === 'PASSED') && (
            <Notice title={expired}>Declining an offer doesn’t count.</Notice>
          )}
          <ClassDetails entry={entry} />
          {status === 'WAITING' && (
            <div>
              <LeaveWaitingListButton keyed={keyed} onLeft={onChanged}>
                Leave the list
              </LeaveWaitingListButton>
            </div>
          )}
          {!open && (
            <div>
              <ButtonLink to={status === 'TAKEN' ? '/bookings' : buildTimetableDayUrl(entry.class)}>
                {status === 'TAKEN' ? 'My bookings' : 'See the timetable'}
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
        ? `Until ${formatMomentShort(new Date(autoUntil))} we book a free place for you with ${payWith === 'card' ? 'your saved card' : '1 session'}, never overnight. After that we ask first.`
        : waitingListExplanation;
    case 'OFFERED':
      return 'You are next. Take it and check out, or pass it on to whoever waits behind you.';
    case 'TAKEN':
      return 'It is booked. The confirmation is in your mail.';
    case 'LEFT':
      return `Whoever waits for ${klass.className} moves up. You can join again as long as it is full.`;
    case 'PASSED':
      return 'The time to take it has run out. Nothing was booked or charged. You can join the list again as long as the class is full.';
    case 'ENDED':
      return 'Nothing was booked or charged. Another class may suit you.';
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
          You are {formatPosition(position).toLowerCase()}
        </strong>
        {!entry.passed?.behind && (
          <span className="text-small text-stone">
            {position === 1
              ? 'The next place that comes free is offered to you.'
              : 'Places are offered in the order of joining.'}
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
  const over = status === 'LEFT' || status === 'PASSED' || status === 'ENDED';
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
  WAITING: 'Waiting',
  OFFERED: 'Offered to you now',
  TAKEN: 'Booked',
  LEFT: 'Left',
  PASSED: 'Passed on',
  ENDED: 'Ended',
};

function Others({ others }: { others: readonly WaitingEntry[] }) {
  return (
    <>
      <h2 id="others" className="text-h3">
        Any one of these
      </h2>
      <p className="mt-2 text-small text-stone">When one is yours, the others end by themselves.</p>
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
