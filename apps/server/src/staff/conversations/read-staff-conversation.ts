import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { getVisitorEmail } from '../../conversations/conversation-status.ts';
import { toMessageDtos } from '../../conversations/message-dto.ts';
import {
  type ConversationKey,
  findConversation,
  findMessage,
  listNewestMessages,
  updateConversation,
} from '../../conversations/store.ts';
import { findPersonIdByBooking } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type ConversationListRow,
  conversationListColumns,
  conversationListFromClause,
  toConversationListDto,
} from './conversation-list-row.ts';

/** Maximum number of messages in one response. */
const maxMessages = 200;

const one: PreparedStatement = {
  name: 'staff_conversation',
  text: `SELECT ${conversationListColumns} FROM ${conversationListFromClause} WHERE c.branch_id = $1 AND c.id = $2`,
};

/**
 * Returns a conversation with its messages after `after`, newest first, and marks it as read. Throws AppError
 * not_found.
 */
export async function readStaffConversation(
  { database, clock }: Services,
  { userId, after, ...key }: ConversationKey & { userId: string; after?: string | undefined },
): Promise<StaffConversation> {
  const { branchId, conversationId } = key;
  const now = clock.now();
  const conversation = await findConversation(database, key);
  if (!conversation) throw new AppError('not_found');
  const cursorMessage = after ? await findMessage(database, key, after) : null;
  const messages = await listNewestMessages(database, key, {
    afterPosition: cursorMessage?.position ?? 0,
    limit: maxMessages,
  });
  if (conversation.unread > 0) await updateConversation(database, key, { unread: 0 });
  const [row] = await database.run<ConversationListRow>(one, [branchId, conversationId]);
  if (!row) throw new AppError('not_found');
  const email = await getVisitorEmail(database, conversation);
  const { principalId, assigneeId, state, startedAt, visitorSeenAt } = conversation;
  const findable = email !== null || principalId !== null;
  return {
    ...toConversationListDto(row, now),
    email,
    personId: findable
      ? await findPersonIdByBooking(database, { branchId, principalId, email: email ?? '' })
      : null,
    isMine: state === 'TEAM' && assigneeId === userId,
    startedAt: startedAt.toISOString(),
    seenAt: visitorSeenAt.toISOString(),
    messages: await toMessageDtos(database, branchId, messages, now),
  };
}
