import type { ProofOfWork } from '@studio/contracts/bot-protection';
import { isFilledTooFast } from '@studio/domain/people/form-fill-time';
import { AppError } from '../app-error.ts';
import { consumeRateLimit, type FormRateLimit, type RateLimits } from '../limits/rate-limits.ts';
import type { Services } from '../services.ts';
import type { Caller } from './api-route.ts';
import { consumeProof, createProofChallenge } from './proof-of-work.ts';

/** Fields that a public form submits besides the visitor's input. `website` is a honeypot field. */
export interface FormSubmission {
  website: string;
  openForMs?: number | undefined;
  proof?: ProofOfWork | undefined;
}

/**
 * Rate-limits a public form. Returns whether a bot filled in the form, which the response must not reveal.
 * @param counters prefix of the counters, for forms that are counted separately
 * @throws AppError `rate_limited` when the browser, network address or network has used up its limit; `proof_required`,
 * with a challenge, when one of them has sent more than `proofAbove` forms, or the visitor filled in the form too fast,
 * unless `sent` contains a valid proof
 */
export async function guardForm(
  services: Services,
  form: string,
  sent: FormSubmission,
  caller: Caller,
  counters = 'form',
): Promise<{ spam: boolean }> {
  const { limits } = services.config;
  const many = limits && (await countForm(services, limits, caller, counters));
  if (many || isFilledTooFast(sent.openForMs)) {
    const hasProof = sent.proof && (await consumeProof(services, form, sent.proof));
    if (!hasProof) {
      throw new AppError('proof_required', undefined, {
        challenge: await createProofChallenge(services, form),
      });
    }
  }
  return { spam: sent.website !== '' };
}

/**
 * Counts a submission for its browser, network address and network. Returns true when one of them has sent more than
 * `proofAbove` forms in the window.
 */
async function countForm(
  { database, clock }: Services,
  limits: RateLimits,
  caller: Caller,
  counters: string,
): Promise<boolean> {
  const senders: [FormRateLimit, string][] = [
    [limits.formsPerClient, caller.clientId],
    [limits.formsPerAddress, caller.addressHash],
    [limits.formsPerNetwork, caller.networkHash],
  ];
  let many = false;
  for (const [limit, key] of senders) {
    const counted = { ...limit, name: limit.name.replace('form', counters) };
    if ((await consumeRateLimit(database, counted, key, clock.now())) > limit.proofAbove) many = true;
  }
  return many;
}
