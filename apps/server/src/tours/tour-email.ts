import { formatDayLong, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { StudioContact, TourEmailDetails } from '../integrations/email/email-details.ts';
import { signEmailedKey } from '../people/emailed-link.ts';
import type { EmailDraft, TourEmailJob } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { toTourLinkTarget } from './change-tour.ts';
import { findTour, type TourRow } from './store.ts';

type TourCopy = Pick<TourEmailDetails, 'subject' | 'title' | 'lead'>;

/** Builds an email about a tour when it's sent. Drops an email that no longer applies. */
export async function buildTourEmail(
  services: Services,
  job: TourEmailJob,
): Promise<EmailDraft<{ template: 'tour'; details: TourEmailDetails }>> {
  const tour = await findTour(services.database, job.branchId, job.subject.tourId);
  if (!tour) return { drop: 'the tour was not found' };
  const dropReason = getDropReason(job, tour);
  if (dropReason) return { drop: dropReason };
  const studio = toStudioContact(services, await loadBranchProfile(services.database, job.branchId));
  const details =
    job.kind === 'tour-notice'
      ? buildNoticeDetails(studio, tour, job)
      : buildVisitorDetails(services, studio, tour, job);
  return {
    to: job.kind === 'tour-notice' ? studio.email : tour.email,
    email: { template: 'tour', details },
  };
}

function getDropReason(job: TourEmailJob, tour: TourRow): string | null {
  const isConfirmed = tour.status === 'CONFIRMED';
  if (job.kind === 'tour-booked' && !isConfirmed) return 'cancelled before it was sent';
  if (job.kind !== 'tour-reminder') return null;
  return isConfirmed && tour.startsAt.toISOString() === job.subject.startsAt
    ? null
    : 'cancelled or moved since';
}

function buildVisitorDetails(
  services: Services,
  studio: StudioContact,
  tour: TourRow,
  { kind }: TourEmailJob,
): TourEmailDetails {
  const { publicUrl } = services.config;
  const url = `${publicUrl}/tour/${tour.id}?k=${signEmailedKey(services.keys, toTourLinkTarget(tour))}`;
  const cancelled = kind === 'tour-cancelled';
  const { id: bookingId, startsAt: start, endsAt: end, sequence } = tour;
  return {
    studio,
    ...buildVisitorCopy(tour, kind),
    rows: [...buildTourRows(studio, tour), { label: 'Reference', value: tour.id }],
    action: cancelled
      ? { label: 'Book another time', href: `${publicUrl}/tour` }
      : { label: 'Move or cancel tour', href: url },
    reason: `You’re getting this email because you booked a studio tour with ${studio.name}.`,
    entry: { bookingId, start, end, sequence, madeAt: tour.cancelledAt ?? tour.createdAt, cancelled, url },
  };
}

function buildVisitorCopy(tour: TourRow, kind: TourEmailJob['kind']): TourCopy {
  const when = formatMomentShort(tour.startsAt);
  if (kind === 'tour-cancelled') {
    return {
      subject: `Cancelled: studio tour, ${when}`,
      title: 'Studio tour cancelled',
      lead: 'Your studio tour is cancelled. You’re welcome to book another time.',
    };
  }
  if (kind === 'tour-reminder') {
    const lead = `Your studio tour is tomorrow at ${toLondonTime(tour.startsAt)}. ${tourText}`;
    return {
      subject: `Tomorrow: your studio tour, ${toLondonTime(tour.startsAt)}`,
      title: 'See you tomorrow',
      lead,
    };
  }
  const moved = tour.sequence > 0;
  return {
    subject: `${moved ? 'Moved' : 'Booked'}: studio tour, ${when}`,
    title: moved ? 'Studio tour moved' : 'Studio tour booked',
    lead: `Your studio tour is ${moved ? 'now on' : 'booked for'} ${when}. ${tourText}`,
  };
}

const tourText = 'It’s free and takes 30 minutes. Shoes by the door.';

function buildNoticeDetails(
  studio: StudioContact,
  tour: TourRow,
  job: TourEmailJob & { kind: 'tour-notice' },
): TourEmailDetails {
  const { change } = job.subject;
  const name = `${tour.firstName} ${tour.lastName}`;
  return {
    studio,
    subject: `Tour ${change}: ${name}, ${formatMomentShort(tour.startsAt)}`,
    title: `Tour ${change}`,
    lead: `${name} ${noticeTexts[change]}`,
    rows: [
      ...buildTourRows(studio, tour),
      { label: 'Name', value: name },
      { label: 'Email', value: tour.email },
      { label: 'Phone', value: tour.phone },
      { label: 'Reference', value: tour.id },
    ],
  };
}

const noticeTexts = {
  booked: 'has booked a studio tour.',
  moved: 'has moved their studio tour.',
  cancelled: 'has cancelled their studio tour. The slot is available again.',
} as const;

function buildTourRows(studio: StudioContact, { startsAt, endsAt }: TourRow): TourEmailDetails['rows'] {
  return [
    { label: 'Date', value: formatDayLong(toLondonDate(startsAt)), strong: true },
    { label: 'Time', value: `${toLondonTime(startsAt)}–${toLondonTime(endsAt)}`, strong: true },
    { label: 'Studio', value: studio.addressLines.join(', ') },
  ];
}
