import {
  chatRequest,
  chatResponse,
  chatStatusResponse,
  conversationRequest,
  conversationResponse,
  endChatRequest,
  setChatEmailRequest,
} from '@studio/contracts/chat';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { checkClaimedMemberId } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { deleteTabConversation } from './delete-tab-conversation.ts';
import { getTabConversation } from './get-tab-conversation.ts';
import { moveConversationToTab } from './move-conversation-to-tab.ts';
import { rateLimitChat } from './rate-limit-chat.ts';
import { replyToMessage } from './reply-to-message.ts';
import { saveVisitorEmail } from './save-visitor-email.ts';

/** Registers the live chat's routes for visitors (handbook: chat 1). */
export function registerChatRoutes(app: FastifyInstance, services: Services): void {
  messageRoute(app, services);
  registerApiRoute(app, services, {
    path: paths.chatConversation,
    policy: 'anyone',
    request: conversationRequest,
    response: conversationResponse,
    handle: async ({ branchId, clientId, sessionId, principalUserId, after, link, isVisible }, caller) => {
      const memberId = checkClaimedMemberId(principalUserId, caller.principal);
      const tab = { branchId, clientId, sessionId, memberId };
      if (link) await moveConversationToTab(services, tab, link);
      return getTabConversation(services, { ...tab, after, isVisible });
    },
  });
  registerApiRoute(app, services, {
    path: paths.chatEmail,
    policy: 'anyone',
    request: setChatEmailRequest,
    response: chatStatusResponse,
    handle: async ({ branchId, clientId, sessionId, email }, caller) => {
      rateLimitWrites(services, caller);
      return saveVisitorEmail(services, { branchId, clientId, sessionId }, email);
    },
  });
  registerApiRoute(app, services, {
    path: paths.chatEnd,
    policy: 'anyone',
    request: endChatRequest,
    response: chatStatusResponse,
    handle: async ({ branchId, clientId, sessionId }, caller) => {
      rateLimitWrites(services, caller);
      return deleteTabConversation(services, { branchId, clientId, sessionId });
    },
  });
}

function messageRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.chat,
    policy: 'anyone',
    request: chatRequest,
    response: chatResponse,
    supportsEventStream: true,
    handle: async (body, caller, events) => {
      await rateLimitChat(services, caller);
      const { branchId, clientId, sessionId, message: text, messageId = uuidv7(), recipient = null } = body;
      const memberId = checkClaimedMemberId(body.principalUserId, caller.principal);
      const principal = memberId === null ? null : caller.principal;
      const incoming = { branchId, clientId, sessionId, messageId, memberId, text, recipient };
      return replyToMessage(services, incoming, {
        principal,
        ...(events && {
          signal: events.signal,
          onText: (chunk: string) => events.send('text', { text: chunk }),
        }),
      });
    },
  });
}
