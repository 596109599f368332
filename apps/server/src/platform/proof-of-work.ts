import type { Proof, ProofChallenge } from '@studio/contracts/form-guard';
import { epochSeconds } from '@studio/domain/time/london';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { countAgainst, proofUses } from './limits.ts';
import { Refused } from './refused.ts';
import type { Services } from './services.ts';

/** Four hex zeros: 65,536 hashes on average, about a second for a phone. */
const keyPrefix = '0000';
/** How long a challenge may be solved, in seconds. */
const solvableSeconds = 600;

/** A fresh challenge for one form. Nothing about it is kept: its signature says that it is ours. */
export async function newChallenge({ keys, clock }: Services, form: string): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    keyPrefix,
    data: { form, until: epochSeconds(clock.now()) + solvableSeconds },
    deriveKey,
    hmacSignatureSecret: secretOf(keys),
  });
  return challenge as ProofChallenge;
}

/** Whether a proof is ours, for this form, solved in time, and used for the first time: that use is written down. */
export async function takesProof(services: Services, form: string, proof: Proof): Promise<boolean> {
  const { challenge, solution } = proof;
  const { data, nonce } = challenge.parameters;
  // Judged by the studio's clock; altcha's own expiry would go by the machine's.
  if (data.form !== form || data.until < epochSeconds(services.clock.now())) return false;
  const checked = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secretOf(services.keys),
  });
  return checked.verified && isFirstUse(services, nonce, data.until);
}

/** Counted in the window of the challenge's end, so that every use of it meets the same counter. */
async function isFirstUse({ database }: Services, nonce: string, until: number): Promise<boolean> {
  try {
    await countAgainst(database, proofUses, nonce, new Date(until * 1000));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function secretOf(keys: Services['keys']): string {
  return keys.sign('form-proof', 'altcha');
}
