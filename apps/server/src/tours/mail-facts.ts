import { formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { londonDate, londonTime } from '@studio/domain/time/london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { StudioFacts, TourMailFacts } from '../outside/mail/facts.ts';
import { emailedKey } from '../people/emailed-link.ts';
import type { MailDraft, TourMailOrder } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { linkedTour } from './change-tour.ts';
import { findTour, type TourRow } from './store.ts';

type Words = Pick<TourMailFacts, 'subject' | 'title' | 'lead'>;

/** Reads what a mail about a tour says at the moment it is sent; what is no longer so is not told. */
export async function tourMailDraft(
  services: Services,
  order: TourMailOrder,
): Promise<MailDraft<{ template: 'tour'; facts: TourMailFacts }>> {
  const tour = await findTour(services.database, order.branchId, order.subject.tourId);
  if (!tour) return { drop: 'the tour is not there' };
  const because = droppedBecause(order, tour);
  if (because) return { drop: because };
  const studio = studioFacts(services, await readBranchProfile(services.database, order.branchId));
  const facts =
    order.kind === 'tour-notice'
      ? noticeFacts(studio, tour, order)
      : visitorFacts(services, studio, tour, order);
  return { to: order.kind === 'tour-notice' ? studio.email : tour.email, mail: { template: 'tour', facts } };
}

function droppedBecause(order: TourMailOrder, tour: TourRow): string | null {
  const standing = tour.status === 'CONFIRMED';
  if (order.kind === 'tour-booked' && !standing) return 'cancelled meanwhile';
  if (order.kind !== 'tour-reminder') return null;
  return standing && tour.startsAt.toISOString() === order.subject.startsAt
    ? null
    : 'cancelled or moved meanwhile';
}

function visitorFacts(
  services: Services,
  studio: StudioFacts,
  tour: TourRow,
  { kind }: TourMailOrder,
): TourMailFacts {
  const { publicUrl } = services.config;
  const url = `${publicUrl}/tour/${tour.id}?k=${emailedKey(services.keys, linkedTour(tour))}`;
  const cancelled = kind === 'tour-cancelled';
  const { id: bookingId, startsAt: start, endsAt: end, sequence } = tour;
  return {
    studio,
    ...visitorWords(tour, kind),
    rows: [...whenAndWhere(studio, tour), { label: 'Ref', value: tour.id }],
    action: cancelled
      ? { label: 'Book another time', href: `${publicUrl}/tour` }
      : { label: 'Move or cancel the tour', href: url },
    entry: { bookingId, start, end, sequence, madeAt: tour.cancelledAt ?? tour.createdAt, cancelled, url },
  };
}

function visitorWords(tour: TourRow, kind: TourMailOrder['kind']): Words {
  const when = formatMomentShort(tour.startsAt);
  if (kind === 'tour-cancelled') {
    return {
      subject: `Cancelled: studio tour, ${when}`,
      title: 'Tour cancelled',
      lead: 'Come another time. The kettle stays where it is.',
    };
  }
  if (kind === 'tour-reminder') {
    const lead = `Tomorrow at ${londonTime(tour.startsAt)}. A free half hour to look around. Shoes by the door.`;
    return {
      subject: `Tomorrow: your studio tour, ${londonTime(tour.startsAt)}`,
      title: 'See you tomorrow',
      lead,
    };
  }
  const moved = tour.sequence > 0;
  return {
    subject: `${moved ? 'Moved' : 'Booked'}: studio tour, ${when}`,
    title: moved ? 'Studio tour moved' : 'Studio tour booked',
    lead: 'A free half hour to look around. Shoes by the door.',
  };
}

function noticeFacts(
  studio: StudioFacts,
  tour: TourRow,
  order: TourMailOrder & { kind: 'tour-notice' },
): TourMailFacts {
  const { change } = order.subject;
  const name = `${tour.firstName} ${tour.lastName}`;
  return {
    studio,
    subject: `Tour ${change}: ${name}, ${formatMomentShort(tour.startsAt)}`,
    title: `Tour ${change}`,
    lead: `${name} ${noticeSentences[change]}`,
    rows: [
      ...whenAndWhere(studio, tour),
      { label: 'Name', value: name },
      { label: 'Email', value: tour.email },
      { label: 'Phone', value: tour.phone },
      { label: 'Ref', value: tour.id },
    ],
  };
}

const noticeSentences = {
  booked: 'has booked a studio tour.',
  moved: 'has moved their studio tour.',
  cancelled: 'has cancelled their studio tour. The slot is free again.',
} as const;

function whenAndWhere(studio: StudioFacts, { startsAt, endsAt }: TourRow): TourMailFacts['rows'] {
  return [
    { label: 'Date', value: formatDayLong(londonDate(startsAt)), strong: true },
    { label: 'Time', value: `${londonTime(startsAt)}–${londonTime(endsAt)}`, strong: true },
    { label: 'Studio', value: studio.addressLines.join(', ') },
  ];
}
