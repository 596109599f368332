import type { ConversationState } from '@studio/domain/conversations/conversation';
import type { ConversationRow } from './store.ts';

/** Team member who replies: account id, and the first name that the visitor sees. */
export interface TeamResponder {
  assigneeId: string;
  assigneeName: string;
}

/** Returns the column changes that set a conversation's state, which may be unchanged. */
export function buildStateChanges(
  before: ConversationRow,
  state: ConversationState,
  now: Date,
  responder?: TeamResponder,
): Partial<ConversationRow> {
  const waits = state === 'WAITING';
  const isStillWaiting = waits && before.state === 'WAITING';
  const person = waits || state === 'TEAM';
  const noResponder = state === 'TEAM' ? {} : { assigneeId: null, assigneeName: null };
  return {
    state,
    waitingSince: isStillWaiting ? before.waitingSince : waits ? now : null,
    teamNotifiedAt: isStillWaiting ? before.teamNotifiedAt : null,
    handoverAt: before.handoverAt ?? (person ? now : null),
    ...(responder ?? noResponder),
  };
}
