import type { AssistantTools } from '../integrations/assistant/port.ts';

/** Wraps lookups to record whether the assistant has read the caller's own bookings or sessions. */
export function trackPersonalLookups(tools: AssistantTools): {
  tools: AssistantTools;
  hasFoundPersonalData: () => boolean;
} {
  let hasFound = false;
  const track = async <Own>(own: Promise<Own | null>): Promise<Own | null> => {
    const found = await own;
    if (found !== null) hasFound = true;
    return found;
  };
  return {
    tools: {
      ...tools,
      ownBookings: () => track(tools.ownBookings()),
      ownSessions: () => track(tools.ownSessions()),
    },
    hasFoundPersonalData: () => hasFound,
  };
}
