import { z } from 'zod';

/** A signed task for the sender's machine: find the counter whose key begins with `keyPrefix`. Made by altcha-lib. */
export const proofOfWorkChallenge = z.object({
  parameters: z.object({
    algorithm: z.string().max(20),
    nonce: z.string().max(64),
    salt: z.string().max(64),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string().max(16),
    /** `form`: the call that it is for. `until`: epoch seconds after which it counts no more. */
    data: z.object({ form: z.string().max(60), until: z.number().int() }),
  }),
  signature: z.string().max(128),
});
export type ProofOfWorkChallenge = z.infer<typeof proofOfWorkChallenge>;

/** A solved task. Each counts once. */
export const proofOfWork = z.object({
  challenge: proofOfWorkChallenge,
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: z.string().max(128) }),
});
export type ProofOfWork = z.infer<typeof proofOfWork>;

/**
 * What the open forms carry against machines that send them. People notice none of it. Refusals: proof_required, with
 * a challenge to be solved and sent along; rate_limited.
 */
export const botProtectionFields = {
  /** A field that people never see: whoever fills it in is a machine. */
  website: z.string().max(500).default(''),
  /** How long the form was open, in milliseconds. Under 2 s, or missing, proof is asked for. */
  openForMs: z.number().int().min(0).optional(),
  proof: proofOfWork.optional(),
};
