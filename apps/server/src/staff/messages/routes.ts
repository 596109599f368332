import { paths } from '@studio/contracts/paths';
import {
  getUnreadCountsRequest,
  getUnreadCountsResponse,
  listMessagesRequest,
  listMessagesResponse,
  readMessageRequest,
  readMessageResponse,
  replyToMessageRequest,
  setMessageStatusRequest,
} from '@studio/contracts/staff-messages';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { replyToContactMessage } from '../../enquiries/reply-to-contact-message.ts';
import { setMessageStatus } from '../../enquiries/set-message-status.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { countUnhandledItems } from './count-unhandled-items.ts';
import { listMessages } from './list-messages.ts';
import { readStaffMessage } from './read-staff-message.ts';

const policy = { groups: staffToolGroups };

/** Registers the staff routes of the contact inbox. */
export function registerStaffMessageRoutes(app: FastifyInstance, services: Services): void {
  const messageAnswer = async (branchId: string, messageId: string) => ({
    ok: true as const,
    message: await readStaffMessage(services, branchId, messageId),
  });
  registerApiRoute(app, services, {
    path: paths.staffCounts,
    policy,
    request: getUnreadCountsRequest,
    response: getUnreadCountsResponse,
    handle: async ({ branchId }) => ({
      ok: true as const,
      ...(await countUnhandledItems(services, branchId)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.messageList,
    policy,
    request: listMessagesRequest,
    response: listMessagesResponse,
    handle: async ({ branchId, status, topic = null, search, after }) => {
      const input = { branchId, status, topic, search, after };
      return { ok: true as const, ...(await listMessages(services, input)) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.messageRead,
    policy,
    request: readMessageRequest,
    response: readMessageResponse,
    handle: ({ branchId, messageId }) => messageAnswer(branchId, messageId),
  });
  registerApiRoute(app, services, {
    path: paths.messageSettle,
    policy,
    request: setMessageStatusRequest,
    response: readMessageResponse,
    handle: async ({ branchId, messageId, action }, caller) => {
      await setMessageStatus(services, { branchId, messageId, action, by: getStaffActor(caller) });
      return messageAnswer(branchId, messageId);
    },
  });
  registerApiRoute(app, services, {
    path: paths.messageReply,
    policy,
    request: replyToMessageRequest,
    response: readMessageResponse,
    handle: async ({ branchId, messageId, text, idempotencyKey: replyId }, caller) => {
      await replyToContactMessage(services, {
        branchId,
        messageId,
        text,
        replyId,
        by: getStaffActor(caller),
      });
      return messageAnswer(branchId, messageId);
    },
  });
}
