import type { Dispute } from '../objects/api-objects.ts';
import { moveDispute } from '../objects/dispute.ts';
import { lockObject } from '../objects/object-store.ts';
import { type ApiRoute, answer, names } from './call.ts';
import { booleanOf, formOf, textOf } from './form.ts';
import { listing, retrieval } from './retrieval.ts';

/** How the bank decides, by the provider's words for its test mode. */
const endings: Record<string, Dispute['status']> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** Disputes: read, answered with evidence, given up. They are opened by the test cards that are made for it. */
export const disputeRoutes: ApiRoute[] = [
  retrieval('dispute', '/disputes'),
  listing('dispute', '/disputes', 'charge payment_intent'),
  {
    method: 'POST',
    path: '/disputes/:id',
    accepts: names('evidence expand metadata submit'),
    handle: async (call) => {
      const dispute = await lockObject(call.db, 'dispute', call.params.id ?? '');
      const evidence = formOf(call.form, 'evidence') ?? {};
      if (booleanOf(call.form, 'submit') === false) return answer(dispute);
      const ending = endings[textOf(evidence, 'uncategorized_text') ?? ''];
      const inquiry = dispute.status.startsWith('warning_');
      const review = inquiry ? 'warning_under_review' : 'under_review';
      const ended = inquiry && ending === 'won' ? 'warning_closed' : ending;
      return answer(await moveDispute(call, dispute, ended ?? review));
    },
  },
  {
    method: 'POST',
    path: '/disputes/:id/close',
    accepts: names('expand'),
    handle: async (call) =>
      answer(await moveDispute(call, await lockObject(call.db, 'dispute', call.params.id ?? ''), 'lost')),
  },
];
