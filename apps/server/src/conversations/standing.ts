import type { ConversationStanding } from '@studio/contracts/chat';
import { hiddenEmail } from '@studio/domain/conversations/hidden-email';
import { daysLookedAhead, type TeamThere, teamThere } from '@studio/domain/conversations/team-hours';
import { addDays } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { findBranchProfile } from '../catalogue/store.ts';
import { findMember } from '../members/store.ts';
import type { Queries } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { listClosedDays } from '../timetable/store.ts';
import type { ConversationRow } from './store.ts';

/** The studio's profile, and whether somebody of its team can be expected now. Refuses with not_found. */
export async function studioNow(db: Queries, branchId: string, now: Date) {
  const studio = await findBranchProfile(db, branchId);
  if (!studio) throw new Refused('not_found');
  const today = londonDate(now);
  const closed = await listClosedDays(db, branchId, { from: today, to: addDays(today, daysLookedAhead) });
  return { studio, there: teamThere(studio.hours, closed, now) };
}

/** Where an answer goes when the visitor has left: what they gave, else a member's own address. */
export async function knownEmail(
  db: Queries,
  of: Pick<ConversationRow, 'email' | 'principalId'> | null,
): Promise<string | null> {
  if (!of || of.email) return of?.email ?? null;
  return of.principalId ? ((await findMember(db, of.principalId))?.email ?? null) : null;
}

/** How a conversation stands, for its visitor; one that is not there would begin with the assistant. */
export async function standingOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  conversation: ConversationRow | null,
  known?: TeamThere,
): Promise<ConversationStanding> {
  const there = known ?? (await studioNow(database, branchId, clock.now())).there;
  const email = await knownEmail(database, conversation);
  return {
    state: conversation?.state ?? 'ASSISTANT',
    with: conversation?.state === 'TEAM' ? conversation.takenName : null,
    open: there.open,
    opensAt: there.opensAt?.toISOString() ?? null,
    email: email && hiddenEmail(email),
  };
}
