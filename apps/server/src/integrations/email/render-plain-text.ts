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
  getPaidWithoutPlaceText,
  getRefundOutcomeText,
  getRefundText,
} from './email-text.ts';
import { checkInHint } from './templates/qr-cards.tsx';

export function renderBookingConfirmedText(facts: BookingEmailDetails): string {
  const cancelling = getCancelText(facts);
  const codes = facts.attendees.map(({ name, displayCode, bookingUrl }) =>
    lines(name, `Code ${formatBookingCode(displayCode)}`, `${cancelling.link}: ${bookingUrl}`),
  );
  return blocks(
    getActiveBookingText(facts).title,
    facts.apology,
    facts.changed && `${facts.changed.join(' ')} Code and QR are the same.`,
    facts.movedFrom && `It was ${facts.movedFrom}. Code and QR are the same.`,
    classText(facts.studio, facts.class),
    ...codes,
    `${checkInHint} It is in the pictures of this mail; at the door the code will do, too.`,
    cancelling.until,
    priceText(facts.price),
    facts.arrivalNote,
    studioText(facts.studio),
  );
}

export function renderBookingCancelledText(facts: CancellationEmailDetails): string {
  const back = getRefundOutcomeText(facts.returned);
  const next = getNextStepButton(facts);
  return blocks(
    getEndedBookingText(facts).title,
    facts.apology,
    lines(`${back.title}.`, back.sentence),
    facts.instead && lines('Instead', getAlternativeClassText(facts.instead)),
    classText(facts.studio, facts.class),
    lines(
      `Booked for ${formatNames(facts.attendees)}`,
      ...facts.attendees.map(({ displayCode }) => `Code ${formatBookingCode(displayCode)}, no longer valid`),
    ),
    facts.price && priceText(facts.price),
    `${next.label}: ${next.href}`,
    studioText(facts.studio),
  );
}

export function renderPaidWithoutPlaceText(facts: PaidWithoutPlaceDetails): string {
  return blocks(
    unbookedPaymentTexts[facts.reason].title,
    getPaidWithoutPlaceText(facts),
    lines(`${facts.amount} is on its way back.`, getRefundText(facts.method)),
    `See classes on the same day: ${facts.dayUrl}`,
    classText(facts.studio, facts.class),
    studioText(facts.studio),
  );
}

export function renderTourText(facts: TourEmailDetails): string {
  return blocks(
    facts.title,
    facts.lead,
    lines(...facts.rows.map(({ label, value }) => `${label}: ${value}`)),
    facts.action && `${facts.action.label}: ${facts.action.href}`,
    studioText(facts.studio),
  );
}

export function renderGenericText({
  price,
  code,
  quote,
  action,
  links,
  note,
  foot,
  ...facts
}: GenericEmailDetails): string {
  return blocks(
    facts.title,
    facts.lead,
    facts.letter,
    facts.rows && lines(...facts.rows.map(({ label, value }) => `${label}: ${value}`)),
    price && priceText(price),
    code && lines(`${code.caption}: ${code.code}`, code.hint),
    quote && lines(`${quote.title}:`, '', quote.text),
    action && `${action.label}: ${action.href}`,
    ...(links ?? []).map(({ label, detail, href }) => lines(label, detail, href)),
    note?.text,
    foot && lines(foot.text, ...(foot.link ? [`${foot.link.label}: ${foot.link.href}`] : [])),
    studioText(facts.studio),
  );
}

function classText(studio: StudioDetails, facts: ClassDetails): string {
  return lines(
    facts.title,
    `${facts.dateLong}, ${facts.timeRange} (${facts.durationMin} min)`,
    [facts.room, ...studio.addressLines].join(', '),
    `With ${facts.instructor}${facts.level ? `. ${facts.level}` : ''}`,
  );
}

function priceText(price: PriceDetails): string {
  const before = price.struckAmount ? ` (instead of ${price.struckAmount})` : '';
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
