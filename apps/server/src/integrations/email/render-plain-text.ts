import { unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import {
  alternativeClassTitle,
  formatGreeting,
  getBookingEmailReason,
  getPaymentEmailReason,
  refundTitle,
} from '../../platform/emails/shared-email-text.ts';
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
} from './booking-email-text.ts';
import type {
  BookingEmailDetails,
  CancellationEmailDetails,
  ClassDetails,
  GenericEmailDetails,
  PaidWithoutPlaceDetails,
  PriceDetails,
  StudioContact,
  TourEmailDetails,
} from './email-details.ts';
import { checkInHint } from './templates/qr-cards.tsx';

export function renderBookingConfirmedText(details: BookingEmailDetails): string {
  const cancelling = getCancelText(details);
  const codes = details.attendees.map(({ name, bed, displayCode, bookingUrl }) =>
    lines(
      bed ? `${name}: ${bed}` : name,
      `Booking code: ${formatBookingCode(displayCode)}`,
      `${cancelling.link}: ${bookingUrl}`,
    ),
  );
  return blocks(
    getActiveBookingText(details).title,
    details.apology,
    details.changed && `${details.changed.join(' ')} ${sameCodesText}`,
    details.movedFrom && `Moved from ${details.movedFrom}. ${sameCodesText}`,
    classText(details.studio, details.class),
    ...codes,
    `${checkInHint} We’ve attached the QR code as a picture. You can also check in with your booking code.`,
    cancelling.until,
    priceText(details.price),
    details.arrivalNote,
    getBookingEmailReason(details.studio),
    studioText(details.studio),
  );
}

export function renderBookingCancelledText(details: CancellationEmailDetails): string {
  const refund = getRefundOutcomeText(details.returned);
  const next = getNextStepButton(details);
  return blocks(
    getEndedBookingText(details).title,
    details.apology,
    details.reason && `Reason: ${details.reason}`,
    lines(`${refund.title}.`, refund.sentence),
    details.instead && lines(`${alternativeClassTitle}:`, getAlternativeClassText(details.instead)),
    classText(details.studio, details.class),
    lines(
      `Booked for: ${formatNames(details.attendees)}`,
      ...details.attendees.map(
        ({ displayCode }) => `Booking code ${formatBookingCode(displayCode)} is no longer valid.`,
      ),
    ),
    details.price && priceText(details.price),
    `${next.label}: ${next.href}`,
    getBookingEmailReason(details.studio),
    studioText(details.studio),
  );
}

export function renderPaidWithoutPlaceText(details: PaidWithoutPlaceDetails): string {
  return blocks(
    unbookedPaymentTexts[details.reason].title,
    formatGreeting(details.name),
    getUnbookedPaymentText(details),
    lines(`${refundTitle}.`, getRefundText(details.amount, details.method)),
    `See other classes that day: ${details.dayUrl}`,
    classText(details.studio, details.class),
    getPaymentEmailReason(details.studio),
    studioText(details.studio),
  );
}

export function renderTourText(details: TourEmailDetails): string {
  return blocks(
    details.title,
    details.lead,
    lines(...details.rows.map(({ label, value }) => `${label}: ${value}`)),
    details.action && `${details.action.label}: ${details.action.href}`,
    details.reason,
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
    details.greeting,
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

const sameCodesText = 'Your QR code and booking code haven’t changed.';

function classText(studio: StudioContact, details: ClassDetails): string {
  return lines(
    details.title,
    `${details.dateLong}, ${details.timeRange} (${details.durationMin} min)`,
    [details.room, ...studio.addressLines].join(', '),
    `With ${details.instructor}${details.level ? `. ${details.level}` : ''}`,
  );
}

function priceText(price: PriceDetails): string {
  const before = price.originalAmount ? ` (was ${price.originalAmount})` : '';
  return lines(
    `${price.heading}: ${price.amount}${before}`,
    ...price.lines.map(({ label, value }) => `${label}: ${value}`),
  );
}

function studioText(studio: StudioContact): string {
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
