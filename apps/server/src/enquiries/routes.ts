import { sendContactMessageRequest, sendContactMessageResponse } from '@studio/contracts/enquiries';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import type { QueryExecutor } from '../platform/database/database.ts';
import { registerApiRoute, toEmailRequester } from '../platform/http/api-route.ts';
import { guardForm } from '../platform/http/form-guard.ts';
import { runIdempotently, storeFirstResponse } from '../platform/http/idempotency.ts';
import type { Services } from '../platform/services.ts';
import { type SubmitEnquiryInput, submitEnquiry } from './submit-enquiry.ts';

/** Registers the route of the contact form (handbook: emails 9). */
export function registerEnquiryRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.contact,
    policy: 'anyone',
    request: sendContactMessageRequest,
    response: sendContactMessageResponse,
    handle: async (body, caller) => {
      const { spam } = await guardForm(services, paths.contact, body, caller);
      const { branchId, name, email, topic, message, idempotencyKey: key } = body;
      const { with: instructorId = null, subject = null } = body;
      const input: SubmitEnquiryInput = { branchId, name, email, topic, instructorId, subject, message };
      const call = { branchId, caller, call: paths.contact, key, body: input };
      return runIdempotently(services, call, async () => {
        const response = { ok: true as const };
        const isFirst = (tx: QueryExecutor) => storeFirstResponse(tx, call, response, services.clock.now());
        await submitEnquiry(services, input, { spam, requester: toEmailRequester(caller), isFirst });
        return response;
      });
    },
  });
}
