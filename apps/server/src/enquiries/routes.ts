import { contactAnswer, contactRequest } from '@studio/contracts/enquiries';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { callRoute } from '../platform/call-route.ts';
import { guardForm } from '../platform/form-guard.ts';
import { answerOnce, type IdempotentCall } from '../platform/idempotency.ts';
import type { Services } from '../platform/services.ts';
import { type MessageWish, sendMessage } from './send-message.ts';

/** The contact form (specification 2, section 7). */
export function enquiryRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.contact,
    policy: 'anyone',
    request: contactRequest,
    answer: contactAnswer,
    handle: async (body, caller) => {
      const { spam } = await guardForm(services, paths.contact, body, caller);
      const { branchId, clientId, name, email, topic, message, idempotencyKey: key } = body;
      const { with: instructorId = null, subject = null } = body;
      const wish: MessageWish = { branchId, name, email, topic, instructorId, subject, message };
      const call = { branchId, clientId, call: paths.contact, key, body: wish };
      return answerOnce(services.database, call, services.clock.now(), async () => {
        await sendMessage(services, wish, { id: idOf(call), spam });
        return { ok: true as const };
      });
    },
  });
}

const ofContact = '6d2f7c1e-3a0b-5e94-9c41-8a7e5f0b2d16';

/** The same for the same key, so that two presses at the same moment write one message. */
function idOf({ branchId, clientId, key }: IdempotentCall): string {
  return key ? uuidv5(`${branchId}:${clientId}:${key}`, ofContact) : uuidv7();
}
