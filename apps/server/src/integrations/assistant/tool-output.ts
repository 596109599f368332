import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayAndYear, formatDayLong, formatMomentMedium } from '@studio/domain/time/format-london';
import type { FoundClass, OwnBooking, OwnSessions, Passage, PricedProduct, StudioDetails } from './port.ts';
import type { ReplyContext } from './reply-context.ts';

/** Maximum length of a passage that the model receives, in characters. */
const passageMax = 1500;

export function toClassOutput(klass: FoundClass, gathered: ReplyContext) {
  const { capacityLeft } = klass;
  return gathered.found(
    {
      id: gathered.classHandle(klass.classId, { label: klass.title, to: klass.to }),
      title: klass.title,
      when: `${formatDayLong(klass.date)} at ${klass.time}`,
      length: `${klass.durationMin} minutes`,
      level: klass.difficulty,
      tags: klass.tags,
      with: klass.instructorName,
      room: klass.room,
      price: formatPriceShort(klass.pricePence),
      places: capacityLeft > 0 ? `${capacityLeft} places free` : 'fully booked, 0 places free',
      group: `for up to ${klass.capacity} people`,
    },
    klass.title,
  );
}

export function toPassageOutput({ title, text, link }: Passage, gathered: ReplyContext) {
  return gathered.found({
    title,
    text: text.slice(0, passageMax),
    ...(link ? { page: gathered.page(link) } : {}),
  });
}

export function toProductOutput(product: PricedProduct, gathered: ReplyContext) {
  const { name, kind, pricePence, perMonth, sessions, facts, to } = product;
  return gathered.found(
    {
      name,
      kind,
      price: `${formatPriceShort(pricePence)}${perMonth ? ' a month' : ''}`,
      sessions: sessions === null ? 'as many as you like' : `${sessions} sessions`,
      facts,
      page: gathered.page({ label: name, to }),
    },
    name,
  );
}

/** Returns details for visitors, one fact each. */
export function toVisitingOutput(facts: StudioDetails, gathered: ReplyContext) {
  const { weekdays, weekends } = facts.hours;
  const closed = facts.closures.map(({ date, name }) => `Closed on ${formatDayLong(date)}: ${name}`);
  const told = [
    `Address: ${facts.name}, ${facts.address}`,
    `Directions: ${facts.directions}`,
    `Open on weekdays, Monday to Friday, from ${weekdays.opens} to ${weekdays.closes}`,
    `Open at weekends, Saturday and Sunday, from ${weekends.opens} to ${weekends.closes}`,
    ...closed,
    `Telephone: ${facts.phone}`,
    `Mail: ${facts.email}`,
    `Come ${facts.arriveEarlyMinutes} minutes before a class`,
    `Cancelling: ${facts.cancellationRule}`,
  ];
  return told.map((fact) => gathered.found({ fact }));
}

export function toClassTypesOutput(facts: StudioDetails, gathered: ReplyContext) {
  const pages = facts.activities.map(({ name, to }) => ({ name, page: gathered.page({ label: name, to }) }));
  const kinds = facts.classTypes.map((type) =>
    gathered.found(
      {
        title: type.title,
        description: type.description,
        level: type.difficulty,
        length: `${type.durationMin} minutes`,
        price: formatPriceShort(type.pricePence),
        group: `for up to ${type.capacity} people`,
        tags: type.tags,
      },
      type.title,
    ),
  );
  return { pages, kinds };
}

export function toInstructorsOutput(facts: StudioDetails, gathered: ReplyContext) {
  return facts.instructors.map(({ name, about, teaches }) => gathered.found({ name, about, teaches }));
}

/** Returns the title, day and time of the caller's own booking, without its id or any names. */
export function toOwnBookingOutput(booking: OwnBooking, gathered: ReplyContext) {
  const until = formatMomentMedium(new Date(booking.cancelUntil));
  return gathered.found(
    {
      id: gathered.bookingHandle(booking.bookingId, { label: booking.title, to: booking.to }),
      title: booking.title,
      when: `${formatDayLong(booking.date)} at ${booking.time}`,
      cancelling: booking.cancellable
        ? `can be cancelled with its money or session back until ${until}`
        : `could be cancelled with its money or session back until ${until}, and no longer`,
    },
    booking.title,
  );
}

export function toOwnSessionsOutput({ name, left, endsOn }: OwnSessions, gathered: ReplyContext) {
  return gathered.found({
    name,
    left: left === null ? 'as many as you like' : `${left} sessions left`,
    ...(endsOn ? { until: formatDayAndYear(endsOn) } : {}),
  });
}
