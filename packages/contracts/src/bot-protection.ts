import { z } from 'zod';

/**
 * Signed proof-of-work challenge of altcha-lib: the browser finds the counter whose derived key begins with
 * `keyPrefix`.
 */
export const proofOfWorkChallenge = z.object({
  parameters: z.object({
    algorithm: z.string().max(20),
    nonce: z.string().max(64),
    salt: z.string().max(64),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string().max(16),
    /** `form`: path of the call that the challenge is for. `until`: expiry in epoch seconds. */
    data: z.object({ form: z.string().max(60), until: z.number().int() }),
  }),
  signature: z.string().max(128),
});
export type ProofOfWorkChallenge = z.infer<typeof proofOfWorkChallenge>;

/** A solved challenge. Each can be used once. */
export const proofOfWork = z.object({
  challenge: proofOfWorkChallenge,
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: z.string().max(128) }),
});
export type ProofOfWork = z.infer<typeof proofOfWork>;

/**
 * Invisible bot protection fields of the public forms. Errors: proof_required (with a challenge to solve and send),
 * rate_limited.
 */
export const botProtectionFields = {
  /** Honeypot: hidden from people, so a filled-in value means a bot. */
  website: z.string().max(500).default(''),
  /** Milliseconds that the form was open. Below 2 s, or when missing, the server asks for proof of work. */
  openForMs: z.number().int().min(0).optional(),
  proof: proofOfWork.optional(),
};
