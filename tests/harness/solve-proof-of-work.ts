import type { ProofOfWork, ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import { solveProofOfWork as solveAsThePageDoes } from '@studio/web/app/lib/api/solve-proof-of-work';

/** Solves a form's proof of work with the page's own code. */
export function solveProofOfWork(challenge: ProofOfWorkChallenge | undefined): Promise<ProofOfWork> {
  if (!challenge) throw new Error('No proof was asked for.');
  return solveAsThePageDoes(challenge);
}
