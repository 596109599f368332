import type { ListStaffReviewsResponse, ReviewStatus, StaffReview } from '@studio/contracts/staff-reviews';
import { decodeBookingCursor, encodeBookingCursor } from '../../bookings/reading/booking-list-cursor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const pageLength = 20;

export interface ListReviewsInput {
  branchId: string;
  status: ReviewStatus;
  activityType: string | null;
  after: string | undefined;
}

interface ReviewRow {
  bookingId: string;
  status: ReviewStatus;
  rating: number;
  text: string;
  displayName: string;
  revision: number;
  writtenAt: Date;
  title: string;
  startsAt: Date;
  instructorName: string;
  personId: string | null;
  personName: string;
  reason: string | null;
  reply: string | null;
  decidedAt: Date | null;
  decidedBy: string;
}

const columns = `r.booking_id AS "bookingId", r.status, r.rating, r.text, r.display_name AS "displayName", r.revision,
  r.written_at AS "writtenAt", c.title, c.starts_at AS "startsAt", coalesce(i.name, '') AS "instructorName",
  coalesce(member.id, guest.merged_into, guest.id) AS "personId", trim(b.first_name || ' ' || b.last_name) AS "personName",
  r.reason, r.reply, r.decided_at AS "decidedAt",
  coalesce(nullif(trim(coalesce(who.first_name, '') || ' ' || coalesce(who.last_name, '')), ''), 'A team member')
    AS "decidedBy"`;

const joins = `JOIN bookings b ON b.branch_id = r.branch_id AND b.id = r.booking_id
    JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    LEFT JOIN instructors i ON i.branch_id = c.branch_id AND i.id = c.instructor_id
    LEFT JOIN people member ON member.branch_id = b.branch_id AND member.member_id = b.principal_id
    LEFT JOIN people guest ON b.principal_id IS NULL AND guest.branch_id = b.branch_id
      AND guest.email_key = lower(trim(b.email))
    LEFT JOIN members who ON who.user_id = split_part(r.decided_by, ':', 2)`;

const reviewsOf: PreparedStatement = {
  name: 'staff_reviews',
  text: `SELECT ${columns} FROM (
      SELECT * FROM reviews WHERE branch_id = $1 AND status = $2 AND ($3::text IS NULL OR activity_id = $3)
        AND ($4::timestamptz IS NULL OR (written_at, booking_id) < ($4, $5::uuid))
      ORDER BY written_at DESC, booking_id DESC LIMIT ${pageLength + 1}
    ) r ${joins} ORDER BY r.written_at DESC, r.booking_id DESC`,
};

const oneReview: PreparedStatement = {
  name: 'staff_review',
  text: `SELECT ${columns} FROM reviews r ${joins} WHERE r.branch_id = $1 AND r.booking_id = $2`,
};

const countReviews: PreparedStatement = {
  name: 'count_reviews_by_status',
  text: `SELECT count(*) FILTER (WHERE status = 'NEW')::int AS "NEW",
      count(*) FILTER (WHERE status = 'PUBLISHED')::int AS "PUBLISHED",
      count(*) FILTER (WHERE status = 'DECLINED')::int AS "DECLINED"
    FROM reviews WHERE branch_id = $1`,
};

/** Returns a page of reviews, newest first. */
export async function listReviews(
  { database }: Services,
  { branchId, status, activityType, after }: ListReviewsInput,
): Promise<Omit<ListStaffReviewsResponse, 'ok'>> {
  const cursor = after ? decodeBookingCursor(after) : null;
  const values = [branchId, status, activityType, cursor?.startsAt ?? null, cursor?.id ?? null];
  const rows = await database.run<ReviewRow>(reviewsOf, values);
  const [counts] = await database.run<ListStaffReviewsResponse['counts']>(countReviews, [branchId]);
  const page = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? page.at(-1) : undefined;
  return {
    reviews: page.map(toReviewDto),
    counts: counts ?? { NEW: 0, PUBLISHED: 0, DECLINED: 0 },
    next: last ? encodeBookingCursor({ startsAt: last.writtenAt, id: last.bookingId }) : null,
  };
}

/** Returns a review for staff. Throws AppError not_found. */
export async function readStaffReview(
  { database }: Services,
  branchId: string,
  bookingId: string,
): Promise<StaffReview> {
  const [row] = await database.run<ReviewRow>(oneReview, [branchId, bookingId]);
  if (!row) throw new AppError('not_found');
  return toReviewDto(row);
}

function toReviewDto(review: ReviewRow): StaffReview {
  const { title, startsAt, instructorName, personId, personName, decidedAt, decidedBy, writtenAt, ...rest } =
    review;
  return {
    ...rest,
    writtenAt: writtenAt.toISOString(),
    class: { title, startsAt: startsAt.toISOString(), instructorName },
    person: { id: personId, name: personName },
    moderated: decidedAt && { at: decidedAt.toISOString(), by: decidedBy },
  };
}
