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
    /** `form` is the path of the call that the challenge is for, and `until` its expiry in epoch seconds. */
    data: z.object({ form: z.string().max(60), until: z.number().int() }),
  }),
  signature: z.string().max(128),
});
export type ProofOfWorkChallenge = z.infer<typeof proofOfWorkChallenge>;

/** Solved challenge, which can be used only once. */
export const proofOfWork = z.object({
  challenge: proofOfWorkChallenge,
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: z.string().max(128) }),
});
export type ProofOfWork = z.infer<typeof proofOfWork>;

/**
 * Invisible fields of the public forms that protect against bots. Errors: proof_required (with a challenge to solve and
 * send), rate_limited.
 */
export const botProtectionFields = {
  /** Honeypot field, hidden from people. A value means that a bot filled in the form. */
  website: z.string().max(500).default(''),
  /** Milliseconds that the form was open. When they are missing or below 2 s, the server asks for proof of work. */
  openForMs: z.number().int().min(0).optional(),
  proof: proofOfWork.optional(),
};
