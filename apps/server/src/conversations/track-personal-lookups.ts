import type { AssistantTools } from '../integrations/assistant/port.ts';

/** Wraps lookups to record whether the assistant has read the caller's own bookings or sessions. */
export function trackPersonalLookups(tools: AssistantTools): {
  tools: AssistantTools;
  wereAsked: () => boolean;
} {
  let asked = false;
  const noticed = async <Own>(own: Promise<Own | null>): Promise<Own | null> => {
    const found = await own;
    if (found !== null) asked = true;
    return found;
  };
  return {
    tools: {
      ...tools,
      ownBookings: () => noticed(tools.ownBookings()),
      ownSessions: () => noticed(tools.ownSessions()),
    },
    wereAsked: () => asked,
  };
}
