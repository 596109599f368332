import { paths } from '@studio/contracts/paths';
import {
  changeConversationRequest,
  listConversationsRequest,
  listConversationsResponse,
  readConversationRequest,
  readConversationResponse,
  replyToConversationRequest,
} from '@studio/contracts/staff-conversations';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { changeConversationByTeam } from '../../conversations/change-conversation-by-team.ts';
import { replyByTeam } from '../../conversations/reply-by-team.ts';
import { requirePrincipal } from '../../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import type { Services } from '../../platform/services.ts';
import { listConversations } from './list-conversations.ts';
import { readStaffConversation } from './read-staff-conversation.ts';

const policy = { groups: staffToolGroups };

/** Registers the staff routes of the live chat. */
export function registerStaffConversationRoutes(app: FastifyInstance, services: Services): void {
  const answer = async (input: Parameters<typeof readStaffConversation>[1]) => ({
    ok: true as const,
    conversation: await readStaffConversation(services, input),
  });
  registerApiRoute(app, services, {
    path: paths.conversationList,
    policy,
    request: listConversationsRequest,
    response: listConversationsResponse,
    handle: async ({ branchId, filter, after }) => ({
      ok: true as const,
      ...(await listConversations(services, { branchId, filter, after })),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.conversationRead,
    policy,
    request: readConversationRequest,
    response: readConversationResponse,
    handle: ({ branchId, conversationId, after }, { principal }) =>
      answer({ branchId, conversationId, after, userId: requirePrincipal(principal).userId }),
  });
  registerApiRoute(app, services, {
    path: paths.conversationChange,
    policy,
    request: changeConversationRequest,
    response: readConversationResponse,
    handle: async ({ branchId, conversationId, action }, { principal }) => {
      const input = { branchId, conversationId, userId: requirePrincipal(principal).userId };
      await changeConversationByTeam(services, { ...input, action });
      return answer(input);
    },
  });
  registerApiRoute(app, services, {
    path: paths.conversationReply,
    policy,
    request: replyToConversationRequest,
    response: readConversationResponse,
    handle: async ({ branchId, conversationId, messageId, text }, { principal }) => {
      const input = { branchId, conversationId, userId: requirePrincipal(principal).userId };
      await replyByTeam(services, { ...input, messageId, text });
      return answer(input);
    },
  });
}
