import type { AssistantTools } from '../../integrations/assistant/port.ts';
import type { Principal } from '../../platform/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { findClasses } from './find-classes.ts';
import { readOwnBookings } from './read-own-bookings.ts';
import { readOwnSessions } from './read-own-sessions.ts';
import { loadStudioKnowledge } from './studio-knowledge.ts';

/** For whom, and when, an engine may look things up. */
export interface ToolsContext {
  branchId: string;
  now: Date;
  /** Whose own bookings and sessions may be told; null tells nobody's. */
  principal: Principal | null;
}

/** What an engine may look up, bound to the branch, the moment and the caller. Reads only. */
export function createAssistantTools(
  { database }: Pick<Services, 'database'>,
  { branchId, now, principal }: ToolsContext,
): AssistantTools {
  const knowledge = () => loadStudioKnowledge(database, branchId, now);
  return {
    studio: async () => (await knowledge()).facts,
    search: async (words) => (await knowledge()).search(words),
    findClasses: (wish) => findClasses(database, branchId, wish, now),
    ownBookings: async () => (principal ? readOwnBookings(database, branchId, principal.userId, now) : null),
    ownSessions: async () => (principal ? readOwnSessions(database, branchId, principal.userId, now) : null),
  };
}
