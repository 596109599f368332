import type { ConversationState } from '@studio/domain/conversations/conversation';
import type { ConversationRow } from './store.ts';

/** Who of the team answers: their account, and the first name that the visitor sees. */
export interface TeamResponder {
  takenBy: string;
  takenName: string;
}

/** What is written of a conversation when its state becomes another, or stays. */
export function buildStateChanges(
  before: ConversationRow,
  state: ConversationState,
  now: Date,
  taker?: TeamResponder,
): Partial<ConversationRow> {
  const waits = state === 'WAITING';
  const goesOn = waits && before.state === 'WAITING';
  const person = waits || state === 'TEAM';
  const nobody = state === 'TEAM' ? {} : { takenBy: null, takenName: null };
  return {
    state,
    waitingSince: goesOn ? before.waitingSince : waits ? now : null,
    noticedAt: goesOn ? before.noticedAt : null,
    personAt: before.personAt ?? (person ? now : null),
    ...(taker ?? nobody),
  };
}
