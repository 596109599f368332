import type { ConversationStatus } from '@studio/contracts/chat';
import { maskEmail } from '@studio/domain/conversations/mask-email';
import {
  getTeamAvailability,
  maxLookaheadDays,
  type TeamAvailability,
} from '@studio/domain/conversations/team-hours';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { findBranchProfile } from '../catalogue/store.ts';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { listClosedDays } from '../timetable/store.ts';
import type { ConversationRow } from './store.ts';

/** Loads the studio's profile, and whether its team is available now. Throws AppError not_found. */
export async function loadStudioAndAvailability(db: QueryExecutor, branchId: string, now: Date) {
  const studio = await findBranchProfile(db, branchId);
  if (!studio) throw new AppError('not_found');
  const today = toLondonDate(now);
  const closed = await listClosedDays(db, branchId, { from: today, to: addDays(today, maxLookaheadDays) });
  return { studio, availability: getTeamAvailability(studio.hours, closed, now) };
}

/**
 * Returns the email address to which the team's replies go once the visitor has left: the one that they entered,
 * otherwise the member's.
 */
export async function getVisitorEmail(
  db: QueryExecutor,
  of: Pick<ConversationRow, 'email' | 'principalId'> | null,
): Promise<string | null> {
  if (!of || of.email) return of?.email ?? null;
  return of.principalId ? ((await findMember(db, of.principalId))?.email ?? null) : null;
}

/** Returns the status that the visitor sees. Without a conversation, returns the status of a new one. */
export async function getConversationStatus(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  conversation: ConversationRow | null,
  knownAvailability?: TeamAvailability,
): Promise<ConversationStatus> {
  const availability =
    knownAvailability ?? (await loadStudioAndAvailability(database, branchId, clock.now())).availability;
  const email = await getVisitorEmail(database, conversation);
  return {
    state: conversation?.state ?? 'ASSISTANT',
    teamMember: conversation?.state === 'TEAM' ? conversation.assigneeName : null,
    isTeamAvailable: availability.open,
    opensAt: availability.opensAt?.toISOString() ?? null,
    email: email && maskEmail(email),
  };
}
