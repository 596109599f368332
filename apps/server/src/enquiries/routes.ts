import { contactAnswer, contactRequest } from '@studio/contracts/enquiries';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { askerOf, callRoute } from '../platform/call-route.ts';
import type { Queries } from '../platform/database.ts';
import { guardForm } from '../platform/form-guard.ts';
import { answerOnce, isFirstCall } from '../platform/idempotency.ts';
import type { Services } from '../platform/services.ts';
import { type MessageWish, sendMessage } from './send-message.ts';

/** The contact form (handbook: emails 9). */
export function enquiryRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.contact,
    policy: 'anyone',
    request: contactRequest,
    answer: contactAnswer,
    handle: async (body, caller) => {
      const { spam } = await guardForm(services, paths.contact, body, caller);
      const { branchId, name, email, topic, message, idempotencyKey: key } = body;
      const { with: instructorId = null, subject = null } = body;
      const wish: MessageWish = { branchId, name, email, topic, instructorId, subject, message };
      const call = { branchId, caller, call: paths.contact, key, body: wish };
      return answerOnce(services, call, async () => {
        const answer = { ok: true as const };
        const isFirst = (tx: Queries) => isFirstCall(tx, call, answer, services.clock.now());
        await sendMessage(services, wish, { spam, asker: askerOf(caller), isFirst });
        return answer;
      });
    },
  });
}
