/** @jsxRuntime automatic */
import type { BookingEmailDetails } from '../email-details.ts';
import { formatNames, getActiveBookingText, getCancelText } from '../email-text.ts';
import { ActionButton, ClassCard, NotePanel, PriceCard } from './cards.tsx';
import { EmailLayout } from './email-layout.tsx';
import { QrCard, QrCardList } from './qr-cards.tsx';

/** Shows the QR code, the cancel link, the class and the price. */
export function BookingConfirmed({ facts }: { facts: BookingEmailDetails }) {
  const { studio, attendees } = facts;
  const [first, ...others] = attendees;
  const { link, until } = getCancelText(facts);
  const below = (
    <>
      {until}
      {until && <br />}
      {calendarHint}
    </>
  );
  return (
    <EmailLayout
      studio={studio}
      preview={`${facts.class.dateLong}, ${facts.class.timeRange}, ${facts.class.room}. Your QR is inside.`}
      title={getActiveBookingText(facts).title}
      lead={leadOf(facts)}
    >
      {others.length === 0 ? (
        <>
          <QrCard attendee={first} place={`${studio.name}, ${facts.class.room}`} />
          <ActionButton href={first.bookingUrl} label={link} below={below} />
        </>
      ) : (
        <>
          <QrCardList attendees={attendees} isFree={facts.cancelByText !== undefined} />
          <NotePanel>
            {until} {facts.cancelByText && 'Each place can be cancelled by itself. '}
            {calendarHint}
          </NotePanel>
        </>
      )}
      <ClassCard studio={studio} class={facts.class} bookedFor={formatNames(attendees)} />
      <PriceCard price={facts.price} />
      {facts.arrivalNote && <NotePanel>{facts.arrivalNote}</NotePanel>}
    </EmailLayout>
  );
}

function leadOf({
  class: { title, dateLong, timeRange },
  changed,
  movedFrom,
  apology,
}: BookingEmailDetails): string {
  return [
    `${title}, ${dateLong}, ${timeRange}.`,
    ...(changed ?? []),
    ...(movedFrom ? [`It was ${movedFrom}.`] : []),
    ...(apology ? [apology] : []),
  ].join(' ');
}

const calendarHint = 'A file for your calendar is attached.';
