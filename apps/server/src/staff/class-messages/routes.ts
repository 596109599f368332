import { paths } from '@studio/contracts/paths';
import {
  classMessagesResponse,
  listClassMessagesRequest,
  sendClassMessageRequest,
} from '@studio/contracts/staff-class-messages';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { readClassMessages } from './read-class-messages.ts';
import { sendClassMessage } from './send-class-message.ts';

const policy = { groups: staffToolGroups } as const;

/** Registers the routes of messages to the clients of a class. */
export function registerClassMessageRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.classMessages,
    policy,
    request: listClassMessagesRequest,
    response: classMessagesResponse,
    handle: ({ branchId, classId }) => readClassMessages(services, branchId, classId),
  });
  registerApiRoute(app, services, {
    path: paths.classMessageSend,
    policy,
    request: sendClassMessageRequest,
    response: classMessagesResponse,
    handle: async ({ idempotencyKey: messageId, ...body }, caller) => {
      await sendClassMessage(services, { ...body, messageId }, getStaffActor(caller));
      return readClassMessages(services, body.branchId, body.classId);
    },
  });
}
