/** @jsxRuntime automatic */
import type { BookingMailFacts } from '../facts.ts';
import { cancelWords, names, standingWords } from '../wording.ts';
import { Action, ClassCard, Note, PriceCard } from './cards.tsx';
import { MailFrame } from './mail-frame.tsx';
import { QrArch, QrList } from './qr-cards.tsx';

/** 'Booking confirmed': the way in (QR and code), the way out (cancel), the class, the price. */
export function BookingConfirmed({ facts }: { facts: BookingMailFacts }) {
  const { studio, attendees } = facts;
  const [first, ...others] = attendees;
  const { link, until } = cancelWords(facts);
  const below = (
    <>
      {until}
      {until && <br />}
      {calendarHint}
    </>
  );
  return (
    <MailFrame
      studio={studio}
      preview={`${facts.class.dateLong}, ${facts.class.timeRange}, ${facts.class.room}. Your QR is inside.`}
      title={standingWords(facts).title}
      lead={leadOf(facts)}
    >
      {others.length === 0 ? (
        <>
          <QrArch attendee={first} place={`${studio.name}, ${facts.class.room}`} />
          <Action href={first.bookingUrl} label={link} below={below} />
        </>
      ) : (
        <>
          <QrList attendees={attendees} isFree={facts.cancelByText !== undefined} />
          <Note>
            {until} {facts.cancelByText && 'Each place can be cancelled by itself. '}
            {calendarHint}
          </Note>
        </>
      )}
      <ClassCard studio={studio} class={facts.class} bookedFor={names(attendees)} />
      <PriceCard price={facts.price} />
      {facts.arrivalNote && <Note>{facts.arrivalNote}</Note>}
    </MailFrame>
  );
}

function leadOf({
  class: { title, dateLong, timeRange },
  changed,
  movedFrom,
  apology,
}: BookingMailFacts): string {
  return [
    `${title}, ${dateLong}, ${timeRange}.`,
    ...(changed ?? []),
    ...(movedFrom ? [`It was ${movedFrom}.`] : []),
    ...(apology ? [apology] : []),
  ].join(' ');
}

const calendarHint = 'A file for your calendar is attached.';
