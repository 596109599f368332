import { z } from 'zod';

/** Who somebody is at a provider. */
export const upstreamPersonSchema = z.object({
  /** The provider's name. */
  provider: z.string(),
  issuer: z.string(),
  /** The provider's own lasting id for them. */
  subject: z.string(),
  email: z.string().nullable(),
  /** Whether the provider vouches that the address is theirs now. */
  isProven: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
});
export type UpstreamPerson = z.output<typeof upstreamPersonSchema>;

const text = z.string().catch('');

/** What providers tell with `openid email profile`. Apple says its truths as words. */
export const upstreamClaimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(120).nullish().catch(null),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: text,
  family_name: text,
  /** Google's: the organisation whose mail it is. */
  hd: z.string().optional().catch(undefined),
});
type Claims = z.output<typeof upstreamClaimsSchema>;

/**
 * Whether the provider vouches for the address. Google does for its own and those of its organisations; of any other it only
 * knows that it was somebody's once.
 */
export function isEmailVerifiedByProvider(kind: string, { email, email_verified, hd }: Claims): boolean {
  if (!email || !email_verified) return false;
  return kind !== 'google' || hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email);
}
