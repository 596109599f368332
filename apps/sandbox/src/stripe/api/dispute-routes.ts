import type { Dispute } from '../objects/api-objects.ts';
import { updateDispute } from '../objects/dispute.ts';
import { lockObject } from '../objects/object-store.ts';
import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { readBoolean, readNestedForm, readText } from './form.ts';
import { createListRoute, createRetrieveRoute } from './read-routes.ts';

/** Final status of a dispute, by the evidence text that Stripe's test mode defines for it. */
const outcomesByEvidence: Record<string, Dispute['status']> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

/** Routes that read disputes, submit evidence for them, and accept them. Dedicated test cards open disputes. */
export const disputeRoutes: ApiRoute[] = [
  createRetrieveRoute('dispute', '/disputes'),
  createListRoute('dispute', '/disputes', 'charge payment_intent'),
  {
    method: 'POST',
    path: '/disputes/:id',
    accepts: parseParameterNames('evidence expand metadata submit'),
    handle: async (call) => {
      const dispute = await lockObject(call.db, 'dispute', call.params.id ?? '');
      const evidence = readNestedForm(call.form, 'evidence') ?? {};
      if (readBoolean(call.form, 'submit') === false) return createResponse(dispute);
      const ending = outcomesByEvidence[readText(evidence, 'uncategorized_text') ?? ''];
      const inquiry = dispute.status.startsWith('warning_');
      const review = inquiry ? 'warning_under_review' : 'under_review';
      const ended = inquiry && ending === 'won' ? 'warning_closed' : ending;
      return createResponse(await updateDispute(call, dispute, ended ?? review));
    },
  },
  {
    method: 'POST',
    path: '/disputes/:id/close',
    accepts: parseParameterNames('expand'),
    handle: async (call) =>
      createResponse(
        await updateDispute(call, await lockObject(call.db, 'dispute', call.params.id ?? ''), 'lost'),
      ),
  },
];
