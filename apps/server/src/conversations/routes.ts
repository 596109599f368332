import {
  chatAnswer,
  chatDoneAnswer,
  chatEmailRequest,
  chatEndRequest,
  chatRequest,
  conversationAnswer,
  conversationRequest,
} from '@studio/contracts/chat';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { checkedPrincipal } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import type { Services } from '../platform/services.ts';
import { answerMessage } from './answer-message.ts';
import { continueConversation } from './continue-conversation.ts';
import { endConversation } from './end-conversation.ts';
import { leaveEmail } from './leave-email.ts';
import { limitChat } from './limit-chat.ts';
import { lookAtConversation } from './look-at-conversation.ts';

/** The live chat, for its visitor (handbook: chat 1). */
export function chatRoutes(app: FastifyInstance, services: Services): void {
  messageRoute(app, services);
  callRoute(app, services, {
    path: paths.chatConversation,
    policy: 'anyone',
    request: conversationRequest,
    answer: conversationAnswer,
    handle: async ({ branchId, clientId, sessionId, principalUserId, after, link, looking }, caller) => {
      const memberId = checkedPrincipal(principalUserId, caller.principal);
      const tab = { branchId, clientId, sessionId, memberId };
      if (link) await continueConversation(services, tab, link);
      return lookAtConversation(services, { ...tab, after, looking });
    },
  });
  callRoute(app, services, {
    path: paths.chatEmail,
    policy: 'anyone',
    request: chatEmailRequest,
    answer: chatDoneAnswer,
    handle: async ({ branchId, clientId, sessionId, email }, caller) => {
      limitChanges(services, caller);
      return leaveEmail(services, { branchId, clientId, sessionId }, email);
    },
  });
  callRoute(app, services, {
    path: paths.chatEnd,
    policy: 'anyone',
    request: chatEndRequest,
    answer: chatDoneAnswer,
    handle: async ({ branchId, clientId, sessionId }, caller) => {
      limitChanges(services, caller);
      return endConversation(services, { branchId, clientId, sessionId });
    },
  });
}

function messageRoute(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.chat,
    policy: 'anyone',
    request: chatRequest,
    answer: chatAnswer,
    inEvents: true,
    handle: async (body, caller, pieces) => {
      await limitChat(services, caller);
      const { branchId, clientId, sessionId, message: text, messageId = uuidv7(), want = null } = body;
      const memberId = checkedPrincipal(body.principalUserId, caller.principal);
      const principal = memberId === null ? null : caller.principal;
      const incoming = { branchId, clientId, sessionId, messageId, memberId, text, want };
      return answerMessage(services, incoming, {
        principal,
        ...(pieces && {
          signal: pieces.signal,
          onText: (piece: string) => pieces.send('text', { text: piece }),
        }),
      });
    },
  });
}
