import { type ClassPage, findPageOfClass, listClassPages } from '@studio/content/class-pages';
import {
  getClassStartRangeForReviews,
  getLastReviewRequestCutoff,
  isReviewRequestDue,
  isReviewRequestTime,
} from '@studio/domain/reviews/review-request';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { loadSiteCopy } from '../catalogue/site-copy/load-site-copy.ts';
import { listCurrentClassTypes } from '../catalogue/store.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import { hashPerson } from '../platform/hash-person.ts';
import type { Services } from '../platform/services.ts';
import { reviewRequests } from './tables.ts';

interface Visit {
  bookingId: string;
  email: string;
  startsAt: Date;
  durationMin: number;
  activityId: string;
  subType: string;
}

/**
 * Selects past visits without a review request. Reads only the first place of each order, because only the booker is
 * asked.
 */
const visitsWithoutRequest: PreparedStatement = {
  name: 'visits_without_review_request',
  text: `SELECT b.id AS "bookingId", b.email, b.starts_at::text AS "startsAt", c.duration_min AS "durationMin",
      c.activity_id AS "activityId", c.sub_type AS "subType"
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.starts_at BETWEEN $2 AND $3 AND b.status = 'ATTENDED' AND b.position = 0
      AND b.email <> ''
      AND NOT EXISTS (SELECT 1 FROM review_requests a WHERE a.branch_id = b.branch_id AND a.booking_id = b.id)
    ORDER BY b.starts_at DESC`,
};

/**
 * Enqueues review requests some hours after a class, during the day, at most once per person in 30 days. Skips classes
 * that no page with reviews shows. The email builder drops requests to people who opted out.
 */
export async function queueReviewRequests(services: Services): Promise<void> {
  const { database, clock, config, keys } = services;
  const now = clock.now();
  if (config.quietHours && !isReviewRequestTime(now)) return;
  const { from, until } = getClassStartRangeForReviews(now);
  type Row = Omit<Visit, 'startsAt'> & { startsAt: string };
  const rows = await database.run<Row>(visitsWithoutRequest, [config.branchId, from, until]);
  if (rows.length === 0) return;
  const pages = await loadClassPages(services);
  const due = rows
    .map((row) => ({
      ...row,
      startsAt: new Date(row.startsAt),
      personHash: hashPerson(keys, row.email),
    }))
    .filter(
      (visit) => findPageOfClass(pages, visit.activityId, visit.subType) && isReviewRequestDue(visit, now),
    );
  const excluded = await findRecentlyRequested(
    services,
    due.map((visit) => visit.personHash),
    now,
  );
  for (const visit of due) {
    if (excluded.has(visit.personHash)) continue;
    excluded.add(visit.personHash);
    await requestReview(services, visit, now);
  }
}

/** Returns the pages that show reviews of their classes. */
async function loadClassPages({ database, config }: Services): Promise<ClassPage[]> {
  const [{ classes }, classTypes] = await Promise.all([
    loadSiteCopy(database, config.branchId, ['classes']),
    listCurrentClassTypes(database, config.branchId),
  ]);
  return listClassPages(classes, classTypes);
}

/** Returns which of these people were recently asked for a review. */
async function findRecentlyRequested(
  { database, config }: Services,
  hashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await database.orm
    .selectDistinct({ personHash: reviewRequests.personHash })
    .from(reviewRequests)
    .where(
      and(
        eq(reviewRequests.branchId, config.branchId),
        inArray(reviewRequests.personHash, [...hashes]),
        gt(reviewRequests.requestedAt, getLastReviewRequestCutoff(now)),
      ),
    );
  return new Set(rows.map((row) => row.personHash));
}

/**
 * Enqueues a review request to a person who wasn't asked recently. The advisory lock makes a concurrent process see the
 * first request.
 */
async function requestReview(
  services: Services,
  { bookingId, personHash }: { bookingId: string; personHash: string },
  now: Date,
): Promise<void> {
  const { branchId } = services.config;
  await services.database.transaction(async (tx) => {
    await tx.orm.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`review:${branchId}:${personHash}`}))`);
    const [lastRequest] = await tx.orm
      .select({ requestedAt: reviewRequests.requestedAt })
      .from(reviewRequests)
      .where(
        and(
          eq(reviewRequests.branchId, branchId),
          eq(reviewRequests.personHash, personHash),
          gt(reviewRequests.requestedAt, getLastReviewRequestCutoff(now)),
        ),
      );
    if (lastRequest) return;
    await tx.orm.insert(reviewRequests).values({ branchId, bookingId, personHash, requestedAt: now });
    await enqueueEmail(tx, { branchId, kind: 'review-request', subject: { bookingId } }, now);
  });
}
