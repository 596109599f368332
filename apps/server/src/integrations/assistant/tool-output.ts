import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDayAndYear, formatDayLong, formatMomentMedium } from '@studio/domain/time/format-london';
import type {
  AssistantProduct,
  FoundClass,
  OwnBooking,
  Passage,
  SessionBalance,
  StudioDetails,
} from './port.ts';
import type { ReplyContext } from './reply-context.ts';

/** Maximum length of a passage that the model receives, in characters. */
const maxPassageLength = 1500;

export function toClassOutput(klass: FoundClass, context: ReplyContext) {
  const { capacityLeft } = klass;
  return context.recordEvidence(
    {
      id: context.classHandle(klass.classId, { label: klass.title, to: klass.to }),
      title: klass.title,
      when: `${formatDayLong(klass.date)} at ${klass.time}`,
      length: `${klass.durationMin} minutes`,
      level: klass.difficulty,
      tags: klass.tags,
      with: klass.instructorName,
      room: klass.room,
      price: formatPriceShort(klass.pricePence),
      places: capacityLeft > 0 ? `${formatCount(capacityLeft, 'place')} left` : 'fully booked, 0 places left',
      group: `for up to ${klass.capacity} people`,
    },
    klass.title,
  );
}

export function toPassageOutput({ title, text, link }: Passage, context: ReplyContext) {
  return context.recordEvidence({
    title,
    text: text.slice(0, maxPassageLength),
    ...(link ? { page: context.page(link) } : {}),
  });
}

export function toProductOutput(product: AssistantProduct, context: ReplyContext) {
  const { name, kind, pricePence, perMonth, sessions, details, to } = product;
  return context.recordEvidence(
    {
      name,
      kind,
      price: `${formatPriceShort(pricePence)}${perMonth ? ' a month' : ''}`,
      sessions: sessions === null ? 'as many as you like' : formatCount(sessions, 'session'),
      facts: details,
      page: context.page({ label: name, to }),
    },
    name,
  );
}

/** Returns the studio's details for visitors. Records each as separate evidence. */
export function toStudioDetailsOutput(facts: StudioDetails, context: ReplyContext) {
  const { weekdays, weekends } = facts.hours;
  const closed = facts.closures.map(({ date, name }) => `Closed on ${formatDayLong(date)}: ${name}`);
  const lines = [
    `Address: ${facts.name}, ${facts.address}`,
    ...(facts.directions ? [`Directions: ${facts.directions}`] : []),
    `Open on weekdays, Monday to Friday, from ${weekdays.opens} to ${weekdays.closes}`,
    `Open at weekends, Saturday and Sunday, from ${weekends.opens} to ${weekends.closes}`,
    ...closed,
    `Phone: ${facts.phone}`,
    `Email: ${facts.email}`,
    `Arrive ${facts.arriveEarlyMinutes} minutes before a class`,
    `Cancelling: ${facts.cancellationRule}`,
  ];
  return lines.map((fact) => context.recordEvidence({ fact }));
}

export function toClassTypesOutput(facts: StudioDetails, context: ReplyContext) {
  const pages = facts.activities.map(({ name, to }) => ({ name, page: context.page({ label: name, to }) }));
  const kinds = facts.classTypes.map((type) =>
    context.recordEvidence(
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

export function toInstructorsOutput(facts: StudioDetails, context: ReplyContext) {
  return facts.instructors.map(({ name, about, teaches }) =>
    context.recordEvidence({ name, about, teaches }),
  );
}

/** Returns the title, day and time of the caller's own booking, without the booking's id and without names. */
export function toOwnBookingOutput(booking: OwnBooking, context: ReplyContext) {
  const until = formatMomentMedium(new Date(booking.cancelUntil));
  return context.recordEvidence(
    {
      id: context.bookingHandle(booking.bookingId, { label: booking.title, to: booking.to }),
      title: booking.title,
      when: `${formatDayLong(booking.date)} at ${booking.time}`,
      cancelling: booking.cancellable
        ? `can be cancelled for a full refund or return of the session until ${until}`
        : `too late to cancel for a refund or return of the session; the deadline was ${until}`,
    },
    booking.title,
  );
}

export function toSessionBalanceOutput(
  { name, sessionsLeft, endsOn }: SessionBalance,
  context: ReplyContext,
) {
  return context.recordEvidence({
    name,
    left: sessionsLeft === null ? 'as many as you like' : `${formatCount(sessionsLeft, 'session')} left`,
    ...(endsOn ? { until: formatDayAndYear(endsOn) } : {}),
  });
}
