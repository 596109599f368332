import { paths } from '@studio/contracts/paths';
import {
  messageListAnswer,
  messageListRequest,
  messageReadAnswer,
  messageReadRequest,
  messageReplyRequest,
  messageSettleRequest,
  staffCountsAnswer,
  staffCountsRequest,
} from '@studio/contracts/staff-messages';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { replyToMessage } from '../../enquiries/reply-to-message.ts';
import { settleMessage } from '../../enquiries/settle-message.ts';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { countWaiting } from './count-waiting.ts';
import { listMessages } from './list-messages.ts';
import { readStaffMessage } from './read-message.ts';

const policy = { groups: staffToolGroups };

/** The inbox of the contact form: read, answered, put aside. */
export function staffMessageRoutes(app: FastifyInstance, services: Services): void {
  const messageAnswer = async (branchId: string, messageId: string) => ({
    ok: true as const,
    message: await readStaffMessage(services, branchId, messageId),
  });
  callRoute(app, services, {
    path: paths.staffCounts,
    policy,
    request: staffCountsRequest,
    answer: staffCountsAnswer,
    handle: async ({ branchId }) => ({ ok: true as const, ...(await countWaiting(services, branchId)) }),
  });
  callRoute(app, services, {
    path: paths.messageList,
    policy,
    request: messageListRequest,
    answer: messageListAnswer,
    handle: async ({ branchId, status, topic = null, search, after }) => {
      const wish = { branchId, status, topic, search, after };
      return { ok: true as const, ...(await listMessages(services, wish)) };
    },
  });
  callRoute(app, services, {
    path: paths.messageRead,
    policy,
    request: messageReadRequest,
    answer: messageReadAnswer,
    handle: ({ branchId, messageId }) => messageAnswer(branchId, messageId),
  });
  callRoute(app, services, {
    path: paths.messageSettle,
    policy,
    request: messageSettleRequest,
    answer: messageReadAnswer,
    handle: async ({ branchId, messageId, become }, caller) => {
      await settleMessage(services, { branchId, messageId, become, by: staffActor(caller) });
      return messageAnswer(branchId, messageId);
    },
  });
  callRoute(app, services, {
    path: paths.messageReply,
    policy,
    request: messageReplyRequest,
    answer: messageReadAnswer,
    handle: async ({ branchId, messageId, text, idempotencyKey: replyId }, caller) => {
      await replyToMessage(services, { branchId, messageId, text, replyId, by: staffActor(caller) });
      return messageAnswer(branchId, messageId);
    },
  });
}
