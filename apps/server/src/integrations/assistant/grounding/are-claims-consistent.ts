import type { Claim } from './claim.ts';
import { isDayClaim, type ParsedEvidenceItem, supportsClaim } from './parsed-evidence-item.ts';

/** Kinds of claims that are true of one class or product only. */
const itemClaimKinds: readonly Claim['kind'][] = ['money', 'free', 'time'];

/**
 * Returns whether the items support the amounts, times and free places of a sentence in combination. A single item must
 * support a time and one of the sentence's days. The same applies to free places and a day, to free places and a time,
 * and to an amount and a time. If the sentence names something, only items about it are considered.
 */
export function areClaimsConsistent(
  sentence: string,
  claims: readonly Claim[],
  found: readonly ParsedEvidenceItem[],
): boolean {
  const relevant = filterNamedItems(sentence, found);
  const days = claims.filter(isDayClaim);
  const times = claims.filter(({ kind }) => kind === 'time');
  const isSupported = (claim: Claim, others: readonly Claim[]) =>
    others.length === 0 ||
    relevant.some((item) => supportsClaim(item, claim) && others.some((other) => supportsClaim(item, other)));
  return claims
    .filter(({ kind }) => itemClaimKinds.includes(kind))
    .every((claim) => {
      if (!relevant.some((item) => supportsClaim(item, claim))) return false;
      if (claim.kind === 'time') return isSupported(claim, days);
      return isSupported(claim, times) && (claim.kind === 'money' || isSupported(claim, days));
    });
}

/** Returns the items that the sentence names, or all items if it names none. */
function filterNamedItems(
  sentence: string,
  found: readonly ParsedEvidenceItem[],
): readonly ParsedEvidenceItem[] {
  const lowered = sentence.toLowerCase();
  const names = found.flatMap(({ name }) =>
    name && lowered.includes(name.toLowerCase()) ? [name.toLowerCase()] : [],
  );
  if (names.length === 0) return found;
  return found.filter(({ text }) => names.some((name) => text.toLowerCase().includes(name)));
}
