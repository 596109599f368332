import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { knownEmail } from '../../conversations/standing.ts';
import {
  type ConversationKey,
  findMessage,
  newestMessages,
  readConversation,
  updateConversation,
} from '../../conversations/store.ts';
import { wireMessages } from '../../conversations/wire-message.ts';
import { personOf } from '../../people/find-person.ts';
import type { Statement } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { type ListedFacts, listedColumns, listedFrom, wireRow } from './listed-facts.ts';

/** How many messages come at once. */
const messagesMax = 200;

const one: Statement = {
  name: 'staff_conversation',
  text: `SELECT ${listedColumns} FROM ${listedFrom} WHERE c.branch_id = $1 AND c.id = $2`,
};

/** A conversation for the team, with its messages behind one that they have, newest first; it counts as read. */
export async function readStaffConversation(
  { database, clock }: Services,
  { userId, after, ...key }: ConversationKey & { userId: string; after?: string | undefined },
): Promise<StaffConversation> {
  const { branchId, conversationId } = key;
  const now = clock.now();
  const conversation = await readConversation(database, key);
  if (!conversation) throw new Refused('not_found');
  const known = after ? await findMessage(database, key, after) : null;
  const messages = await newestMessages(database, key, {
    behind: known?.position ?? 0,
    limit: messagesMax,
  });
  if (conversation.unread > 0) await updateConversation(database, key, { unread: 0 });
  const [row] = await database.run<ListedFacts>(one, [branchId, conversationId]);
  if (!row) throw new Refused('not_found');
  const email = await knownEmail(database, conversation);
  const { principalId, takenBy, state, startedAt, visitorSeenAt } = conversation;
  const findable = email !== null || principalId !== null;
  return {
    ...wireRow(row, now),
    email,
    personId: findable ? await personOf(database, { branchId, principalId, email: email ?? '' }) : null,
    mine: state === 'TEAM' && takenBy === userId,
    startedAt: startedAt.toISOString(),
    seenAt: visitorSeenAt.toISOString(),
    messages: await wireMessages(database, branchId, messages, now),
  };
}
