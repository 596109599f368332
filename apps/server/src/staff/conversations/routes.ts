import { paths } from '@studio/contracts/paths';
import {
  conversationChangeRequest,
  conversationListAnswer,
  conversationListRequest,
  conversationReadAnswer,
  conversationReadRequest,
  conversationReplyRequest,
} from '@studio/contracts/staff-conversations';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { changeByTeam } from '../../conversations/change-by-team.ts';
import { replyByTeam } from '../../conversations/reply-by-team.ts';
import { memberOf } from '../../platform/access-token.ts';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { listConversations } from './list-conversations.ts';
import { readStaffConversation } from './read-conversation.ts';

const policy = { groups: staffToolGroups };

/** The live chat, for the team: who waits, what was said, and answering in person. */
export function staffConversationRoutes(app: FastifyInstance, services: Services): void {
  const answer = async (wish: Parameters<typeof readStaffConversation>[1]) => ({
    ok: true as const,
    conversation: await readStaffConversation(services, wish),
  });
  callRoute(app, services, {
    path: paths.conversationList,
    policy,
    request: conversationListRequest,
    answer: conversationListAnswer,
    handle: async ({ branchId, filter, after }) => ({
      ok: true as const,
      ...(await listConversations(services, { branchId, filter, after })),
    }),
  });
  callRoute(app, services, {
    path: paths.conversationRead,
    policy,
    request: conversationReadRequest,
    answer: conversationReadAnswer,
    handle: ({ branchId, conversationId, after }, { principal }) =>
      answer({ branchId, conversationId, after, userId: memberOf(principal).userId }),
  });
  callRoute(app, services, {
    path: paths.conversationChange,
    policy,
    request: conversationChangeRequest,
    answer: conversationReadAnswer,
    handle: async ({ branchId, conversationId, become }, { principal }) => {
      const wish = { branchId, conversationId, userId: memberOf(principal).userId };
      await changeByTeam(services, { ...wish, become });
      return answer(wish);
    },
  });
  callRoute(app, services, {
    path: paths.conversationReply,
    policy,
    request: conversationReplyRequest,
    answer: conversationReadAnswer,
    handle: async ({ branchId, conversationId, messageId, text }, { principal }) => {
      const wish = { branchId, conversationId, userId: memberOf(principal).userId };
      await replyByTeam(services, { ...wish, messageId, text });
      return answer(wish);
    },
  });
}
