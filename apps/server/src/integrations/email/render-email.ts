import { readFileSync } from 'node:fs';
import { render } from '@react-email/render';
import { getBrand } from '@studio/content/brand';
import { createElement, type ReactElement } from 'react';
import { buildCalendarFile } from '../../documents/calendar-file.ts';
import { type DocumentBrand, fitIntoBox } from '../../documents/document-brand.ts';
import { renderQrPng } from '../../documents/qr-code.ts';
import { getPackageFile } from '../../platform/package-file.ts';
import {
  formatBookingCode,
  formatNames,
  getActiveBookingText,
  getEndedBookingText,
  getQrImageName,
} from './booking-email-text.ts';
import type {
  BookingEmailDetails,
  CancellationEmailDetails,
  EmailDetails,
  EmailLogo,
  GenericEmailDetails,
  PaidWithoutPlaceDetails,
  TourEmailDetails,
} from './email-details.ts';
import type { EmailAttachment, EmailMessage } from './port.ts';
import {
  renderBookingCancelledText,
  renderBookingConfirmedText,
  renderGenericText,
  renderPaidWithoutPlaceText,
  renderTourText,
} from './render-plain-text.ts';
import { BookingCancelled } from './templates/booking-cancelled.tsx';
import { BookingConfirmed } from './templates/booking-confirmed.tsx';
import { GenericEmail } from './templates/generic-email.tsx';
import { PaidWithoutPlace } from './templates/paid-without-place.tsx';
import { TourEmail } from './templates/tour-email.tsx';

/** Message without recipient and id. Attachments include the images that the HTML references by cid. */
export type RenderedEmail = Pick<EmailMessage, 'subject' | 'html' | 'text' | 'attachments'>;

/**
 * Renders an email, with the studio's brand at the top. Without `brand`, the name of the studio decides between the
 * built-in drawing and the name as text. Equal contents render equal emails.
 */
export async function renderEmail(
  email: EmailDetails,
  brand: DocumentBrand = getBrand(email.details.studio.name, noLogos) as DocumentBrand,
): Promise<RenderedEmail> {
  const studio = { ...email.details.studio, logo: toEmailLogo(brand) };
  const rendered = await renderTemplate({ ...email, details: { ...email.details, studio } } as EmailDetails);
  const [picture] = toPicture(brand);
  return picture ? { ...rendered, attachments: [picture, ...rendered.attachments] } : rendered;
}

function renderTemplate(email: EmailDetails): Promise<RenderedEmail> {
  switch (email.template) {
    case 'booking-confirmed':
      return bookingConfirmed(email.details);
    case 'booking-cancelled':
      return bookingCancelled(email.details);
    case 'paid-no-place':
      return paidNoPlace(email.details);
    case 'tour':
      return tour(email.details);
    case 'plain-message':
      return renderGeneric(email.details);
  }
}

async function bookingConfirmed(details: BookingEmailDetails): Promise<RenderedEmail> {
  return {
    subject: `${getActiveBookingText(details).subject}: ${details.class.title}, ${details.class.whenShort}`,
    html: await html(createElement(BookingConfirmed, { details })),
    text: renderBookingConfirmedText(details),
    attachments: [...(await Promise.all(details.attendees.map(qrPicture))), entryFile(details, false)],
  };
}

async function bookingCancelled(details: CancellationEmailDetails): Promise<RenderedEmail> {
  return {
    subject: `${getEndedBookingText(details).subject}: ${details.class.title}, ${details.class.whenShort}`,
    html: await html(createElement(BookingCancelled, { details })),
    text: renderBookingCancelledText(details),
    attachments: [entryFile(details, true)],
  };
}

async function paidNoPlace(details: PaidWithoutPlaceDetails): Promise<RenderedEmail> {
  return {
    subject: `Not booked, ${details.amount} refunded: ${details.class.title}, ${details.class.whenShort}`,
    html: await html(createElement(PaidWithoutPlace, { details })),
    text: renderPaidWithoutPlaceText(details),
    attachments: [],
  };
}

async function tour(details: TourEmailDetails): Promise<RenderedEmail> {
  return {
    subject: details.subject,
    html: await html(createElement(TourEmail, { details })),
    text: renderTourText(details),
    attachments: details.entry ? [tourEntryFile(details, details.entry)] : [],
  };
}

async function renderGeneric(details: GenericEmailDetails): Promise<RenderedEmail> {
  return {
    subject: details.subject,
    html: await html(createElement(GenericEmail, { details })),
    text: renderGenericText(details),
    attachments: [],
  };
}

function html(element: ReactElement): Promise<string> {
  return render(element);
}

const noLogos = { light: null, dark: null, icon: null };

/** Box for an uploaded logo above an email in pixels. */
const logoBox = { width: 220, height: 56 };

function toEmailLogo(brand: DocumentBrand): EmailLogo | null {
  if (brand.kind === 'built-in') return { hasName: false, width: 33, height: 39 };
  return brand.kind === 'logo' ? { hasName: true, ...fitIntoBox(brand, logoBox) } : null;
}

const builtInMark = readFileSync(getPackageFile('src/integrations/email/templates/mark.png'));

/** Returns the picture above an email, as an attachment that its HTML references. */
function toPicture(brand: DocumentBrand): EmailAttachment[] {
  if (brand.kind === 'name') return [];
  const content = brand.kind === 'logo' ? brand.png : builtInMark;
  return [{ filename: 'mark.png', content, contentType: 'image/png', cid: 'mark' }];
}

async function qrPicture({
  displayCode,
  checkInUrl,
}: BookingEmailDetails['attendees'][0]): Promise<EmailAttachment> {
  const name = getQrImageName(displayCode);
  return {
    filename: `${name}.png`,
    content: await renderQrPng(checkInUrl),
    contentType: 'image/png',
    cid: name,
  };
}

/** Builds the calendar file that adds the class to a calendar, or cancels it there. */
function entryFile(
  details: BookingEmailDetails | CancellationEmailDetails,
  cancelled: boolean,
): EmailAttachment {
  const { studio, attendees, entry } = details;
  const codes = attendees.map(
    (attendee) =>
      `${attendee.name}: ${'bed' in attendee ? `${attendee.bed}, ` : ''}booking code ${formatBookingCode(attendee.displayCode)}`,
  );
  const text = buildCalendarFile({
    ...entry,
    title: attendees.length > 1 ? `${details.class.title}, ${attendees.length} places` : details.class.title,
    location: [studio.name, details.class.room, ...studio.addressLines].join(', '),
    description: cancelled
      ? `Cancelled. This was booked for ${formatNames(attendees)}.`
      : [
          `With ${details.class.instructor}.`,
          ...codes,
          `View or cancel booking: ${attendees[0].bookingUrl}`,
        ].join('\n'),
    url: attendees[0].bookingUrl,
    organizer: { name: studio.name, email: studio.email },
    cancelled,
  });
  return calendarAttachment(cancelled ? 'cancelled-class.ics' : 'class.ics', text);
}

/** Builds the calendar file that adds the tour to a calendar, or cancels it there. */
function tourEntryFile(
  { studio }: TourEmailDetails,
  entry: NonNullable<TourEmailDetails['entry']>,
): EmailAttachment {
  const text = buildCalendarFile({
    ...entry,
    title: `Studio tour, ${studio.name}`,
    location: [studio.name, ...studio.addressLines].join(', '),
    description: entry.cancelled ? 'Cancelled.' : `Move or cancel tour: ${entry.url}`,
    organizer: { name: studio.name, email: studio.email },
  });
  return calendarAttachment(entry.cancelled ? 'cancelled-tour.ics' : 'tour.ics', text);
}

function calendarAttachment(filename: string, text: string): EmailAttachment {
  return {
    filename,
    content: Buffer.from(text),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
