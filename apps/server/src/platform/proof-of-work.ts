import type { ProofOfWork, ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import { toEpochSeconds } from '@studio/domain/time/london';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { AppError } from './app-error.ts';
import { consumeRateLimit, proofOfWorkUses } from './rate-limits.ts';
import type { Services } from './services.ts';

/** Four hex zeros: 65,536 hashes on average, about a second for a phone. */
const keyPrefix = '0000';
/** How long a challenge may be solved, in seconds. */
const solvableSeconds = 600;

/** A fresh challenge for one form. Nothing about it is kept: its signature says that it is ours. */
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

/** Whether a proof is ours, for this form, solved in time, and used for the first time: that use is written down. */
export async function consumeProof(services: Services, form: string, proof: ProofOfWork): Promise<boolean> {
  const { challenge, solution } = proof;
  const { data, nonce } = challenge.parameters;
  // Judged by the studio's clock; altcha's own expiry would go by the machine's.
  if (data.form !== form || data.until < toEpochSeconds(services.clock.now())) return false;
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
    await consumeRateLimit(database, proofOfWorkUses, nonce, new Date(until * 1000));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function secretOf(keys: Services['keys']): string {
  return keys.sign('form-proof', 'altcha');
}
