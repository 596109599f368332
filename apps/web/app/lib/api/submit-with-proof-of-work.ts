import type { ProofOfWork, ProofOfWorkChallenge } from '@studio/contracts/bot-protection';
import type { CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';

/** Public form with the fields that the server's bot checks need. */
export interface ProtectedForm {
  path: string;
  fields: object;
  /** Value of the honeypot field, which is hidden from people. */
  website: string;
  /**
   * Time at which the form was opened, from `performance.now()`. Undefined if the server doesn't check how long the
   * form was open.
   */
  openedAt?: number;
  /** Parses a failed response. Defaults to the client's parser. */
  readFailure?: CallOptions['readFailure'];
}

/** Submits a public form. When the server requires proof of work, solves it in the background and submits again. */
export async function submitWithProofOfWork<ResponseBody>(form: ProtectedForm): Promise<ResponseBody> {
  const { path, fields, website, openedAt, readFailure } = form;
  const send = (proof?: ProofOfWork) => {
    const pace = openedAt === undefined ? {} : { openForMs: Math.round(performance.now() - openedAt) };
    const sent = { ...fields, website, ...pace, ...(proof && { proof }) };
    return browserApi().call<ResponseBody>(path, sent, readFailure && { readFailure });
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
