import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { ProofOfWork, ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';

/** Iterates SHA-256 as altcha does. Doesn't use crypto.subtle, which is missing on plain http except on localhost. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  let key = concatBytes(salt, password);
  for (let round = 0; round < cost; round++) key = sha256(key);
  return { derivedKey: key.subarray(0, keyLength) };
};

/** Solves a proof-of-work challenge, which takes about a second. Throws after 30 seconds. */
export async function solveProofOfWork(challenge: ProofOfWorkChallenge): Promise<ProofOfWork> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 });
  if (!solution) throw new Error('The security check took too long. Try again.');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
