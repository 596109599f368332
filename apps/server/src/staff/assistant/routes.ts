import { paths } from '@studio/contracts/paths';
import {
  assistantChangeResponse,
  getAssistantOverviewRequest,
  getAssistantOverviewResponse,
  getTopicAnswerRequest,
  getTopicAnswerResponse,
  listAssistantExamplesRequest,
  listAssistantExamplesResponse,
  listUnansweredMessagesRequest,
  listUnansweredMessagesResponse,
  removeAssistantExampleRequest,
  reviewAssistantMessageRequest,
  saveAssistantExampleRequest,
} from '@studio/contracts/staff-assistant';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import {
  dismissMessage,
  removeExample,
  reopenMessage,
  saveMessageAsExample,
} from '../../conversations/examples/review-message.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { listAssistantExamples } from './list-assistant-examples.ts';
import { listUnansweredMessages } from './list-unanswered-messages.ts';
import { loadAssistantOverview } from './load-assistant-overview.ts';
import { loadTopicAnswer } from './load-topic-answer.ts';

const policy = { groups: staffToolGroups };

/**
 * Registers the routes with which staff review the chat assistant's replies and save examples for it
 * (handbook: chat 14).
 */
export function registerStaffAssistantRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.assistantOverview,
    policy,
    request: getAssistantOverviewRequest,
    response: getAssistantOverviewResponse,
    handle: async ({ branchId }) => ({
      ok: true as const,
      ...(await loadAssistantOverview(services, branchId)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.assistantMessages,
    policy,
    request: listUnansweredMessagesRequest,
    response: listUnansweredMessagesResponse,
    handle: async ({ branchId, after }) => ({
      ok: true as const,
      ...(await listUnansweredMessages(services, { branchId, after })),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.assistantAnswer,
    policy,
    request: getTopicAnswerRequest,
    response: getTopicAnswerResponse,
    handle: async ({ branchId, topicId }) => ({
      ok: true as const,
      answer: await loadTopicAnswer(services, { branchId, topicId }),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.assistantExampleSave,
    policy,
    request: saveAssistantExampleRequest,
    response: assistantChangeResponse,
    handle: async ({ branchId, conversationId, messageId, topicId }, caller) => {
      await saveMessageAsExample(
        services,
        { branchId, conversationId, messageId, topicId },
        getStaffActor(caller),
      );
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.assistantReview,
    policy,
    request: reviewAssistantMessageRequest,
    response: assistantChangeResponse,
    handle: async ({ branchId, conversationId, messageId, action }, caller) => {
      const change = action === 'dismiss' ? dismissMessage : reopenMessage;
      await change(services, { branchId, conversationId, messageId }, getStaffActor(caller));
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.assistantExamples,
    policy,
    request: listAssistantExamplesRequest,
    response: listAssistantExamplesResponse,
    handle: async ({ branchId, after }) => ({
      ok: true as const,
      ...(await listAssistantExamples(services, { branchId, after })),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.assistantExampleRemove,
    policy,
    request: removeAssistantExampleRequest,
    response: assistantChangeResponse,
    handle: async ({ branchId, exampleId }, caller) => {
      await removeExample(services, { branchId, exampleId }, getStaffActor(caller));
      return { ok: true as const };
    },
  });
}
