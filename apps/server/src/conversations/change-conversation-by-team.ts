import { type ConversationEvent, nextConversationState } from '@studio/domain/conversations/conversation';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { buildStateChanges, type TeamResponder } from './conversation-state-changes.ts';
import { type ConversationKey, type ConversationRow, lockConversation, updateConversation } from './store.ts';

/** A change of a conversation by a member of the team. */
export interface TeamConversationChange extends ConversationKey {
  action: Extract<ConversationEvent, 'take' | 'hand-back' | 'close'>;
  /** Account id of the team member. */
  userId: string;
}

const entries = {
  take: { action: 'TEAM', reason: 'taken by a team member' },
  'hand-back': { action: 'ASSISTANT', reason: 'handed back to the assistant' },
  close: { action: 'CLOSED', reason: 'closed by the team' },
} as const;

/**
 * Takes a conversation (also from a colleague), hands it back to the assistant or closes it. Repeating a change does
 * nothing. If two members of the team take a conversation at the same time, the later one gets it. Throws AppError
 * not_found or not_changeable.
 */
export async function changeConversationByTeam(
  { database, clock }: Services,
  change: TeamConversationChange,
): Promise<void> {
  const now = clock.now();
  const responder = await getTeamResponder(database, change.userId);
  await database.transaction(async (tx) => {
    const conversation = await lockConversation(tx, change);
    if (!conversation) throw new AppError('not_found');
    await applyConversationChange(tx, conversation, { ...change, responder }, now);
  });
}

/** Applies and audits a change. The conversation must be locked. */
export async function applyConversationChange(
  tx: QueryExecutor,
  before: ConversationRow,
  {
    action,
    userId,
    responder,
  }: Pick<TeamConversationChange, 'action' | 'userId'> & { responder: TeamResponder },
  now: Date,
): Promise<void> {
  const { branchId, id } = before;
  if (isAlreadyInState(before, action, userId)) return;
  const state = nextConversationState(before.state, action);
  if (!state) throw new AppError('not_changeable', 'This chat is closed.');
  const changes = buildStateChanges(before, state, now, state === 'TEAM' ? responder : undefined);
  await updateConversation(tx, { branchId, conversationId: id }, changes);
  const by: Actor = `staff:${userId}`;
  const entry = { subject: 'conversation', subjectId: id, ...entries[action] } as const;
  await writeAudit(tx, [{ branchId, at: now, actor: by, ...entry, detail: { before: before.state } }]);
}

function isAlreadyInState(
  { state, assigneeId }: ConversationRow,
  action: TeamConversationChange['action'],
  userId: string,
): boolean {
  if (action === 'take') return state === 'TEAM' && assigneeId === userId;
  return state === (action === 'close' ? 'CLOSED' : 'ASSISTANT');
}

/** Returns the member of the team who replies, with the first name from their profile, or 'The team' without one. */
export async function getTeamResponder(db: QueryExecutor, userId: string): Promise<TeamResponder> {
  const member = await findMember(db, userId);
  return { assigneeId: userId, assigneeName: member?.firstName?.trim() || 'The team' };
}
