import type { ProofOfWork, ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import { toEpochSeconds } from '@studio/domain/time/london';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { AppError } from '../app-error.ts';
import { consumeRateLimit, proofOfWorkLimit } from '../limits/rate-limits.ts';
import type { Services } from '../services.ts';

/** Required beginning of a solution's hash. Four hex zeros take 65,536 hashes on average, about a second on a phone. */
const keyPrefix = '0000';
/** Lifetime of a challenge, in seconds. */
const solvableSeconds = 600;

/**
 * Creates a challenge for one form. The server doesn't store the challenge, because its signature proves that the
 * server issued it.
 */
export async function createProofChallenge(
  { keys, clock }: Services,
  form: string,
): Promise<ProofOfWorkChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    keyPrefix,
    data: { form, until: toEpochSeconds(clock.now()) + solvableSeconds },
    deriveKey,
    hmacSignatureSecret: secretOf(keys),
  });
  return challenge as ProofOfWorkChallenge;
}

/**
 * Returns whether the server issued the challenge of a proof for this form, and the proof is in time and used for the
 * first time. Records the use.
 */
export async function consumeProof(services: Services, form: string, proof: ProofOfWork): Promise<boolean> {
  const { challenge, solution } = proof;
  const { data, nonce } = challenge.parameters;
  // Checks the expiry with the studio's clock. altcha's own check would use the machine's clock.
  if (data.form !== form || data.until < toEpochSeconds(services.clock.now())) return false;
  const checked = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secretOf(services.keys),
  });
  return checked.verified && isFirstUse(services, nonce, data.until);
}

/**
 * Counts a use of a proof, and returns whether it is the first. Counts all uses in the rate limit window in which the
 * challenge expires, so that every use of a challenge increments the same counter.
 */
async function isFirstUse({ database }: Services, nonce: string, until: number): Promise<boolean> {
  try {
    await consumeRateLimit(database, proofOfWorkLimit, nonce, new Date(until * 1000));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function secretOf(keys: Services['keys']): string {
  return keys.sign('proof-of-work', 'altcha');
}
