import type { Claim } from './claim.ts';
import { isDayClaim, type ParsedFinding, supportsClaim } from './parsed-finding.ts';

/** What is one thing's own, and no other's. */
const own: readonly Claim['kind'][] = ['money', 'free', 'time'];

/**
 * Whether what stands in one sentence belongs together. A time is one of its days', free places are those of one of its
 * days and times, a price that of one of its times, in some finding; and of something that the sentence names, what is
 * said is its own.
 */
export function areClaimsConsistent(
  sentence: string,
  claims: readonly Claim[],
  found: readonly ParsedFinding[],
): boolean {
  const about = thoseNamed(sentence, found);
  const days = claims.filter(isDayClaim);
  const times = claims.filter(({ kind }) => kind === 'time');
  const stands = (claim: Claim, others: readonly Claim[]) =>
    others.length === 0 ||
    about.some((known) => supportsClaim(known, claim) && others.some((other) => supportsClaim(known, other)));
  return claims
    .filter(({ kind }) => own.includes(kind))
    .every((claim) => {
      if (!about.some((known) => supportsClaim(known, claim))) return false;
      if (claim.kind === 'time') return stands(claim, days);
      return stands(claim, times) && (claim.kind === 'money' || stands(claim, days));
    });
}

/** Findings that speak of what the sentence names; all, where it names nothing. */
function thoseNamed(sentence: string, found: readonly ParsedFinding[]): readonly ParsedFinding[] {
  const said = sentence.toLowerCase();
  const names = found.flatMap(({ name }) =>
    name && said.includes(name.toLowerCase()) ? [name.toLowerCase()] : [],
  );
  if (names.length === 0) return found;
  return found.filter(({ text }) => names.some((name) => text.toLowerCase().includes(name)));
}
