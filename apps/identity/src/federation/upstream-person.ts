import { z } from 'zod';

/** Person as a provider identifies them. */
export const upstreamPersonSchema = z.object({
  /** Name of the provider. */
  provider: z.string(),
  issuer: z.string(),
  /** Permanent id of the person at the provider. */
  subject: z.string(),
  email: z.string().nullable(),
  /** Whether the provider confirms that the email address belongs to the person now. */
  isProven: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
});
export type UpstreamPerson = z.output<typeof upstreamPersonSchema>;

const text = z.string().catch('');

/** Claims for the scopes `openid email profile`. Apple sends booleans as strings. */
export const upstreamClaimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(120).nullish().catch(null),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: text,
  family_name: text,
  /** Google's claim: the organisation that hosts the mailbox. */
  hd: z.string().optional().catch(undefined),
});
type Claims = z.output<typeof upstreamClaimsSchema>;

/**
 * Returns whether the provider confirms the email address. Google does so for Gmail and Google Workspace; for other
 * email addresses it only knows that the person had access once.
 */
export function isEmailVerifiedByProvider(kind: string, { email, email_verified, hd }: Claims): boolean {
  if (!email || !email_verified) return false;
  return kind !== 'google' || hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email);
}
