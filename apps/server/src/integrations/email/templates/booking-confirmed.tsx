/** @jsxRuntime automatic */
import { selectPlural } from '@studio/domain/text/format';
import { getBookingEmailReason } from '../../../platform/emails/shared-email-text.ts';
import { formatNames, getActiveBookingText, getCancelText } from '../booking-email-text.ts';
import type { BookingEmailDetails } from '../email-details.ts';
import { ActionButton, ClassCard, NotePanel, PriceCard } from './email-blocks.tsx';
import { EmailLayout } from './email-layout.tsx';
import { QrCard, QrCardList } from './qr-cards.tsx';

/** Email about a confirmed booking: the QR code, the cancel link, the class and the price. */
export function BookingConfirmed({ details }: { details: BookingEmailDetails }) {
  const { studio, attendees } = details;
  const [first, ...others] = attendees;
  const { link, until } = getCancelText(details);
  const qrCodes = selectPlural(attendees.length, 'Your QR code is inside.', 'Your QR codes are inside.');
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
      preview={`${details.class.dateLong}, ${details.class.timeRange}, ${details.class.room}. ${qrCodes}`}
      title={getActiveBookingText(details).title}
      lead={leadOf(details)}
      reason={getBookingEmailReason(studio)}
    >
      {others.length === 0 ? (
        <>
          <QrCard attendee={first} place={`${studio.name}, ${details.class.room}`} />
          <ActionButton href={first.bookingUrl} label={link} below={below} />
        </>
      ) : (
        <>
          <QrCardList attendees={attendees} isFree={details.cancelByText !== undefined} />
          <NotePanel>
            {until} {details.cancelByText && 'You can cancel each place separately. '}
            {calendarHint}
          </NotePanel>
        </>
      )}
      <ClassCard studio={studio} class={details.class} bookedFor={formatNames(attendees)} />
      <PriceCard price={details.price} />
      {details.arrivalNote && <NotePanel>{details.arrivalNote}</NotePanel>}
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
    ...(movedFrom ? [`Moved from ${movedFrom}.`] : []),
    ...(apology ? [apology] : []),
  ].join(' ');
}

const calendarHint = 'We’ve attached a file for your calendar.';
