import type { OwnReviewResponse } from '@studio/contracts/reviews';
import { type ReviewDetails, suggestReviewerName } from '@studio/domain/reviews/review-details';
import { formatDayAndYear, formatDayLong } from '@studio/domain/time/format-london';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { loadReviewableBooking, loadReviewedClass, type ReviewLink } from './review-link.ts';
import { deleteUnpublishedReview, findReview, writeReview } from './store.ts';

/**
 * Loads the review of the booking that a signed link identifies, for the edit page. Throws AppError not_found and
 * link_expired.
 */
export async function loadOwnReview(
  services: Services,
  link: ReviewLink,
): Promise<Omit<OwnReviewResponse, 'ok'>> {
  const { booking, until } = await loadReviewableBooking(services, link);
  const klass = await loadReviewedClass(services, booking);
  const row = await findReview(services.database, link);
  return {
    class: {
      title: klass.title,
      day: formatDayLong(toLondonDate(klass.startsAt)),
      time: toLondonTime(klass.startsAt),
      instructorName: klass.instructorName,
      activityType: klass.activityId,
      subType: klass.subType,
    },
    suggestedName: suggestReviewerName(booking.firstName, booking.lastName),
    until: formatDayAndYear(toLondonDate(until)),
    review: row && {
      rating: row.rating,
      text: row.text,
      displayName: row.displayName,
      published: row.status === 'PUBLISHED',
    },
  };
}

/**
 * Saves the review of a booking (handbook: emails 12). A changed review needs moderation again. Throws AppError
 * not_found, link_expired, and not_changeable when the review is published.
 */
export async function saveReview(
  services: Services,
  link: ReviewLink,
  details: ReviewDetails,
): Promise<void> {
  const { database, clock } = services;
  const { booking } = await loadReviewableBooking(services, link);
  const klass = await loadReviewedClass(services, booking);
  const { branchId, id: bookingId } = booking;
  const { activityId, subType } = klass;
  const row = { branchId, bookingId, activityId, subType, ...details, writtenAt: clock.now() };
  if (!(await database.transaction((tx) => writeReview(tx, row)))) throw publishedError();
}

/** Deletes a review. Idempotent. Throws the same errors as `saveReview`. */
export async function withdrawReview(services: Services, link: ReviewLink): Promise<void> {
  await loadReviewableBooking(services, link);
  if (!(await services.database.transaction((tx) => deleteUnpublishedReview(tx, link))))
    throw publishedError();
}

function publishedError(): AppError {
  return new AppError(
    'not_changeable',
    'Your review is already on our site. Email us to change or remove it.',
  );
}
