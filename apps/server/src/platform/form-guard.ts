import type { Proof } from '@studio/contracts/form-guard';
import { isTooFast } from '@studio/domain/people/form-pace';
import type { Caller } from './call-route.ts';
import { countAgainst, type FormLimit, type Limits } from './limits.ts';
import { newChallenge, takesProof } from './proof-of-work.ts';
import { Refused } from './refused.ts';
import type { Services } from './services.ts';

/** What an open form carries beside what people typed. */
export interface SentForm {
  website: string;
  openForMs?: number | undefined;
  proof?: Proof | undefined;
}

/**
 * Lets an open form through. Asks for proof of work (`proof_required`, with a challenge) when it was sent faster than
 * by hand, or when its browser, address or network has sent many; refuses with `rate_limited` beyond that. Answers
 * whether a machine filled it in, which the answer to it must not show. `counters`: what is counted apart from the forms.
 */
export async function guardForm(
  services: Services,
  form: string,
  sent: SentForm,
  caller: Caller,
  counters = 'form',
): Promise<{ spam: boolean }> {
  const { limits } = services.config;
  const many = limits && (await countForm(services, limits, caller, counters));
  if (many || isTooFast(sent.openForMs)) {
    const proven = sent.proof && (await takesProof(services, form, sent.proof));
    if (!proven) {
      throw new Refused('proof_required', undefined, { challenge: await newChallenge(services, form) });
    }
  }
  return { spam: sent.website !== '' };
}

/** Counts the form for everybody who could be its sender. True when one of them has sent many. */
async function countForm(
  { database, clock }: Services,
  limits: Limits,
  caller: Caller,
  counters: string,
): Promise<boolean> {
  const senders: [FormLimit, string][] = [
    [limits.formsPerClient, caller.clientId],
    [limits.formsPerAddress, caller.addressHash],
    [limits.formsPerNetwork, caller.networkHash],
  ];
  let many = false;
  for (const [limit, key] of senders) {
    const counted = { ...limit, name: limit.name.replace('form', counters) };
    if ((await countAgainst(database, counted, key, clock.now())) > limit.proofAbove) many = true;
  }
  return many;
}
