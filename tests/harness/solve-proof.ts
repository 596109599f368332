import type { Proof, ProofChallenge } from '@studio/contracts/form-guard';
import { solveProof as solveAsThePageDoes } from '@studio/web/app/lib/solve-proof';

/** Does the work that an open form was asked for, with the page's own code. */
export function solveProof(challenge: ProofChallenge | undefined): Promise<Proof> {
  if (!challenge) throw new Error('No proof was asked for.');
  return solveAsThePageDoes(challenge);
}
