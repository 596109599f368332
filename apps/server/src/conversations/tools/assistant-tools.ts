import type { AssistantTools } from '../../integrations/assistant/port.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { findClasses } from './find-classes.ts';
import { readOwnBookings } from './read-own-bookings.ts';
import { readOwnSessions } from './read-own-sessions.ts';
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
    findClasses: (input) => findClasses(database, branchId, input, now),
    ownBookings: async () => (principal ? readOwnBookings(database, branchId, principal.userId, now) : null),
    ownSessions: async () => (principal ? readOwnSessions(database, branchId, principal.userId, now) : null),
  };
}
