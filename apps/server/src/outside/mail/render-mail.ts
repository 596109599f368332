import { readFileSync } from 'node:fs';
import { render } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { calendarFile } from '../../documents/calendar-file.ts';
import { qrPng } from '../../documents/qr-code.ts';
import type {
  BookingMailFacts,
  CancelledMailFacts,
  LetterMailFacts,
  MailFacts,
  PaidNoPlaceFacts,
  TourMailFacts,
} from './facts.ts';
import {
  bookingCancelledText,
  bookingConfirmedText,
  letterText,
  paidNoPlaceText,
  tourText,
} from './plain-text.ts';
import type { MailAttachment, MailMessage } from './port.ts';
import { BookingCancelled } from './templates/booking-cancelled.tsx';
import { BookingConfirmed } from './templates/booking-confirmed.tsx';
import { LetterMail } from './templates/letter.tsx';
import { PaidNoPlace } from './templates/paid-no-place.tsx';
import { TourMail } from './templates/tour.tsx';
import { codeInGroups, endedWords, names, qrName, standingWords } from './wording.ts';

/** A message but for its address and id. The HTML names its pictures by cid, so the attachments belong to it. */
export type RenderedMail = Pick<MailMessage, 'subject' | 'html' | 'text' | 'attachments'>;

/** Writes a mail from its facts. The same facts make the same mail. */
export function renderMail(mail: MailFacts): Promise<RenderedMail> {
  switch (mail.template) {
    case 'booking-confirmed':
      return bookingConfirmed(mail.facts);
    case 'booking-cancelled':
      return bookingCancelled(mail.facts);
    case 'paid-no-place':
      return paidNoPlace(mail.facts);
    case 'tour':
      return tour(mail.facts);
    case 'letter':
      return letter(mail.facts);
  }
}

async function bookingConfirmed(facts: BookingMailFacts): Promise<RenderedMail> {
  return {
    subject: `${standingWords(facts).subject}: ${facts.class.title}, ${facts.class.whenShort}`,
    html: await html(createElement(BookingConfirmed, { facts })),
    text: bookingConfirmedText(facts),
    attachments: [mark, ...(await Promise.all(facts.attendees.map(qrPicture))), entryFile(facts, false)],
  };
}

async function bookingCancelled(facts: CancelledMailFacts): Promise<RenderedMail> {
  return {
    subject: `${endedWords(facts).subject}: ${facts.class.title}, ${facts.class.whenShort}`,
    html: await html(createElement(BookingCancelled, { facts })),
    text: bookingCancelledText(facts),
    attachments: [mark, entryFile(facts, true)],
  };
}

async function paidNoPlace(facts: PaidNoPlaceFacts): Promise<RenderedMail> {
  return {
    subject: `No place booked, ${facts.amount} is on its way back`,
    html: await html(createElement(PaidNoPlace, { facts })),
    text: paidNoPlaceText(facts),
    attachments: [mark],
  };
}

async function tour(facts: TourMailFacts): Promise<RenderedMail> {
  return {
    subject: facts.subject,
    html: await html(createElement(TourMail, { facts })),
    text: tourText(facts),
    attachments: [mark, ...(facts.entry ? [tourEntryFile(facts, facts.entry)] : [])],
  };
}

async function letter(facts: LetterMailFacts): Promise<RenderedMail> {
  return {
    subject: facts.subject,
    html: await html(createElement(LetterMail, { facts })),
    text: letterText(facts),
    attachments: [mark],
  };
}

function html(element: ReactElement): Promise<string> {
  return render(element);
}

const mark: MailAttachment = {
  filename: 'mark.png',
  content: readFileSync(new URL('./templates/mark.png', import.meta.url)),
  contentType: 'image/png',
  cid: 'mark',
};

async function qrPicture({
  displayCode,
  checkInUrl,
}: BookingMailFacts['attendees'][0]): Promise<MailAttachment> {
  const name = qrName(displayCode);
  return { filename: `${name}.png`, content: await qrPng(checkInUrl), contentType: 'image/png', cid: name };
}

/** The class for the reader's calendar, or its being struck out there. */
function entryFile(facts: BookingMailFacts | CancelledMailFacts, cancelled: boolean): MailAttachment {
  const { studio, attendees, entry } = facts;
  const codes = attendees.map(({ name, displayCode }) => `${name}: code ${codeInGroups(displayCode)}`);
  const text = calendarFile({
    ...entry,
    title: attendees.length > 1 ? `${facts.class.title}, ${attendees.length} places` : facts.class.title,
    location: [studio.name, facts.class.room, ...studio.addressLines].join(', '),
    description: cancelled
      ? `Cancelled. It was booked for ${names(attendees)}.`
      : [
          `With ${facts.class.instructor}.`,
          ...codes,
          `View or cancel booking: ${attendees[0].bookingUrl}`,
        ].join('\n'),
    url: attendees[0].bookingUrl,
    organizer: { name: studio.name, email: studio.email },
    cancelled,
  });
  return calendarAttachment(cancelled ? 'cancelled-class.ics' : 'class.ics', text);
}

/** The tour for the visitor's calendar, or its being struck out there. */
function tourEntryFile(
  { studio }: TourMailFacts,
  entry: NonNullable<TourMailFacts['entry']>,
): MailAttachment {
  const text = calendarFile({
    ...entry,
    title: `Studio tour, ${studio.name}`,
    location: [studio.name, ...studio.addressLines].join(', '),
    description: entry.cancelled ? 'Cancelled.' : `Move or cancel the tour: ${entry.url}`,
    organizer: { name: studio.name, email: studio.email },
  });
  return calendarAttachment(entry.cancelled ? 'cancelled-tour.ics' : 'tour.ics', text);
}

function calendarAttachment(filename: string, text: string): MailAttachment {
  return {
    filename,
    content: Buffer.from(text),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
