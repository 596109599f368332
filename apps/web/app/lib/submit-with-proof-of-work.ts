import type { ProofOfWork, ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import type { CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';

/** An open form as the server wants to hear about it. */
export interface ProtectedForm {
  path: string;
  fields: object;
  /** What stands in the field that people never see. */
  website: string;
  /** When it was opened, on the clock of `performance.now()`; absent where the pace is not judged. */
  openedAt?: number;
  /** Reads a failed response in place of the usual rule. */
  readFailure?: CallOptions['readFailure'];
}

/** Sends an open form. When the server asks for proof of work, the work is done, unseen, and the form sent once more. */
export async function submitWithProofOfWork<Answer>(form: ProtectedForm): Promise<Answer> {
  const { path, fields, website, openedAt, readFailure } = form;
  const send = (proof?: ProofOfWork) => {
    const pace = openedAt === undefined ? {} : { openForMs: Math.round(performance.now() - openedAt) };
    const sent = { ...fields, website, ...pace, ...(proof && { proof }) };
    return browserApi().call<Answer>(path, sent, readFailure && { readFailure });
  };
  try {
    return await send();
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) throw error;
    const { solveProofOfWork: solveProof } = await import('./solve-proof-of-work.ts');
    return send(await solveProof(challenge));
  }
}

function challengeOf(error: unknown): ProofOfWorkChallenge | undefined {
  if (!(error instanceof ApiError) || error.code !== 'proof_required') return undefined;
  return (error.payload as { challenge?: ProofOfWorkChallenge }).challenge;
}
