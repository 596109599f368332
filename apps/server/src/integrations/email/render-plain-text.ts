import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import type {
  BookingEmailDetails,
  CancellationEmailDetails,
  ClassDetails,
  GenericEmailDetails,
  PaidWithoutPlaceDetails,
  PriceDetails,
  StudioDetails,
  TourEmailDetails,
} from './email-details.ts';
import {
  formatBookingCode,
  formatNames,
  getActiveBookingText,
  getAlternativeClassText,
  getCancelText,
  getEndedBookingText,
  getNextStepButton,
  getRefundOutcomeText,
  getRefundText,
  getUnbookedPaymentText,
} from './email-text.ts';
import { checkInHint } from './templates/qr-cards.tsx';

export function renderBookingConfirmedText(details: BookingEmailDetails): string {
  const cancelling = getCancelText(details);
  const codes = details.attendees.map(({ name, displayCode, bookingUrl }) =>
    lines(name, `Code ${formatBookingCode(displayCode)}`, `${cancelling.link}: ${bookingUrl}`),
  );
  return blocks(
    getActiveBookingText(details).title,
    details.apology,
    details.changed && `${details.changed.join(' ')} Code and QR are the same.`,
    details.movedFrom && `It was ${details.movedFrom}. Code and QR are the same.`,
    classText(details.studio, details.class),
    ...codes,
    `${checkInHint} It is in the pictures of this mail; at the door the code will do, too.`,
    cancelling.until,
    priceText(details.price),
    details.arrivalNote,
    studioText(details.studio),
  );
}

export function renderBookingCancelledText(details: CancellationEmailDetails): string {
  const refund = getRefundOutcomeText(details.returned);
  const next = getNextStepButton(details);
  return blocks(
    getEndedBookingText(details).title,
    details.apology,
    lines(`${refund.title}.`, refund.sentence),
    details.instead && lines('Instead', getAlternativeClassText(details.instead)),
    classText(details.studio, details.class),
    lines(
      `Booked for ${formatNames(details.attendees)}`,
      ...details.attendees.map(
        ({ displayCode }) => `Code ${formatBookingCode(displayCode)}, no longer valid`,
      ),
    ),
    details.price && priceText(details.price),
    `${next.label}: ${next.href}`,
    studioText(details.studio),
  );
}

export function renderPaidWithoutPlaceText(details: PaidWithoutPlaceDetails): string {
  return blocks(
    unbookedPaymentTexts[details.reason].title,
    getUnbookedPaymentText(details),
    lines(`${details.amount} is on its way back.`, getRefundText(details.method)),
    `See classes on the same day: ${details.dayUrl}`,
    classText(details.studio, details.class),
    studioText(details.studio),
  );
}

export function renderTourText(details: TourEmailDetails): string {
  return blocks(
    details.title,
    details.lead,
    lines(...details.rows.map(({ label, value }) => `${label}: ${value}`)),
    details.action && `${details.action.label}: ${details.action.href}`,
    studioText(details.studio),
  );
}

export function renderGenericText({
  price,
  code,
  quote,
  action,
  links,
  note,
  footer,
  ...details
}: GenericEmailDetails): string {
  return blocks(
    details.title,
    details.lead,
    details.personalMessage,
    details.rows && lines(...details.rows.map(({ label, value }) => `${label}: ${value}`)),
    price && priceText(price),
    code && lines(`${code.caption}: ${code.code}`, code.hint),
    quote && lines(`${quote.title}:`, '', quote.text),
    action && `${action.label}: ${action.href}`,
    ...(links ?? []).map(({ label, detail, href }) => lines(label, detail, href)),
    note?.text,
    footer && lines(footer.text, ...(footer.link ? [`${footer.link.label}: ${footer.link.href}`] : [])),
    studioText(details.studio),
  );
}

function classText(studio: StudioDetails, details: ClassDetails): string {
  return lines(
    details.title,
    `${details.dateLong}, ${details.timeRange} (${details.durationMin} min)`,
    [details.room, ...studio.addressLines].join(', '),
    `With ${details.instructor}${details.level ? `. ${details.level}` : ''}`,
  );
}

function priceText(price: PriceDetails): string {
  const before = price.originalAmount ? ` (instead of ${price.originalAmount})` : '';
  return lines(
    `${price.heading}: ${price.amount}${before}`,
    ...price.lines.map(({ label, value }) => `${label}: ${value}`),
  );
}

function studioText(studio: StudioDetails): string {
  return lines(
    '-- ',
    [studio.name, ...studio.addressLines].join(', '),
    [studio.email, studio.phone, studio.siteUrl].filter(Boolean).join(' · '),
  );
}

function lines(...parts: readonly string[]): string {
  return parts.join('\n');
}

function blocks(...parts: readonly (string | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
