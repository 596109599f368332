import { getCancellationDeadline, getCancellationError } from '@studio/domain/bookings/cancellation';
import { hasEntitlementEnded } from '@studio/domain/entitlements/has-entitlement-ended';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { listMemberBookingPage } from '../../bookings/reading/booking-list-queries.ts';
import { listEntitlements } from '../../entitlements/store.ts';
import type { AssistantTools, OwnBooking, SessionBalance } from '../../integrations/assistant/port.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import { findClasses, findClassesById } from './find-classes.ts';
import { loadStudioKnowledge } from './studio-knowledge.ts';

export interface ToolsContext {
  branchId: string;
  now: Date;
  /** Member whose own bookings and sessions the assistant may read; null if it may read none. */
  principal: Principal | null;
}

/** Creates the assistant's lookups for a branch, a moment and a caller. They only read data. */
export function createAssistantTools(
  { database }: Pick<Services, 'database'>,
  { branchId, now, principal }: ToolsContext,
): AssistantTools {
  const knowledge = () => loadStudioKnowledge(database, branchId, now);
  return {
    studio: async () => (await knowledge()).studio,
    search: async (query) => (await knowledge()).search(query),
    passage: async (id) => (await knowledge()).passages.get(id) ?? null,
    findClasses: (input) => findClasses(database, branchId, input, now),
    classesById: (classIds) => findClassesById(database, branchId, classIds, now),
    ownBookings: async () => (principal ? readOwnBookings(database, branchId, principal.userId, now) : null),
    ownSessions: async () => (principal ? readOwnSessions(database, branchId, principal.userId, now) : null),
    savedExamples: async () => (await knowledge()).savedExamples,
  };
}

/** Maximum number of bookings that a reply can use. */
const maxBookings = 20;

/** Returns a member's confirmed upcoming bookings, soonest first. */
async function readOwnBookings(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
  now: Date,
): Promise<OwnBooking[]> {
  const rows = await listMemberBookingPage(db, {
    branchId,
    memberId,
    from: now,
    to: null,
    after: null,
    maxRows: maxBookings,
    order: 'soonest first',
  });
  const confirmed = rows.filter(({ status }) => status === 'CONFIRMED');
  const classIds = confirmed.map(({ classId }) => classId);
  const classes = classIds.length > 0 ? await listClassesById(db, branchId, classIds, now) : [];
  const classOf = new Map(classes.map((klass) => [klass.id, klass]));
  return confirmed.flatMap(({ id, classId, status, startsAt }) => {
    const klass = classOf.get(classId);
    if (!klass) return [];
    return {
      bookingId: id,
      title: klass.title,
      instructorName: klass.instructorName,
      date: toLondonDate(startsAt),
      time: toLondonTime(startsAt),
      cancellable: getCancellationError({ status, startsAt }, now) === null,
      cancelUntil: getCancellationDeadline(startsAt).toISOString(),
      // The link has no signature: the member is logged in, and the team, who read the conversation, must not get one.
      to: `/booking/${id}`,
    };
  });
}

/** Returns a member's usable sessions, earliest expiry first. `endsOn` is the last day on which they cover a class. */
async function readOwnSessions(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
  now: Date,
): Promise<SessionBalance[]> {
  const all = await listEntitlements(db, branchId, memberId);
  return all
    .filter((one) => !hasEntitlementEnded(one, now))
    .sort((one, other) => toExpiryTime(one.expiresAt) - toExpiryTime(other.expiresAt))
    .map(({ name, balance, expiresAt }) => ({
      name,
      sessionsLeft: balance,
      // Sessions cover classes that start before `expiresAt`, which is midnight for packs.
      endsOn: expiresAt ? toLondonDate(new Date(expiresAt.getTime() - 1)) : null,
    }));
}

function toExpiryTime(expiresAt: Date | null): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
