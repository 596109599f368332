import type { LocalDate } from '@studio/domain/time/local-date';
import { areClaimsConsistent } from './are-claims-consistent.ts';
import type { Claim } from './claim.ts';
import { extractClaims } from './extract-claims.ts';
import {
  type EvidenceItem,
  isAboutOpeningHours,
  isDayClaim,
  parseEvidenceItem,
  removeOpeningHours,
  supportsClaim,
} from './parsed-evidence-item.ts';

export interface Evidence {
  /** Results of the tools. Each item is about one class, price or passage, so its details belong together. */
  found: readonly EvidenceItem[];
  /**
   * Terms in the visitor's question or in tool inputs. The reply may repeat them in a question or a denial, but not
   * assert them.
   */
  requested: readonly string[];
}

const denialPattern = /\b(?:no|not|none|nothing|never|cannot|unable)\b|n't\b/i;
const idleDenialPattern =
  /\b(?:no problem|no worries|no doubt|no trouble|not a problem|not only|not to worry|no longer than)\b/gi;
const clauseEndPattern =
  /,\s|[;()]|:\s|\s[–—-]\s|\s(?:but|and|though|although|however|instead|because|yet|so)\s/i;
const countableKinds: readonly Claim['kind'][] = ['money', 'number'];

/**
 * Returns the sentences of a reply that have no evidence. Such a sentence contains an amount, time, day, number, link or
 * email address that is in no item, or a combination that is in no single item. A term from the question may be
 * repeated in a denial ("nothing on Tuesday at 18:00"). Days and times may also be repeated in a question to the
 * visitor. An empty result means that the reply is grounded. `today` is the date in London.
 */
export function findUngroundedSentences(
  answer: string,
  evidence: Evidence,
  today: LocalDate,
): readonly string[] {
  const results = evidence.found.map((item) => parseEvidenceItem(item, today));
  const requested = evidence.requested.map((text) => parseEvidenceItem({ text }, today));
  const isRequested = (claim: Claim) => requested.some((item) => supportsClaim(item, claim));
  return splitSentences(answer).filter((sentence) => {
    const claims = extractClaims(sentence, today);
    const found = isAboutOpeningHours(sentence) ? results : results.map(removeOpeningHours);
    const isFound = (claim: Claim) => found.some((item) => supportsClaim(item, claim));
    if (claims.every(isFound)) return !areClaimsConsistent(sentence, claims, found);
    if (claims.some(({ any }) => any.length === 0)) return true;
    const isQuestion = /\?\s*$/.test(sentence);
    return sentence.split(clauseEndPattern).some((clause) => {
      const unsupported = extractClaims(clause, today).filter((claim) => !isFound(claim));
      const repeatable = getRepeatableClaims(clause, isQuestion, today);
      return !unsupported.every((claim) => repeatable(claim) && isRequested(claim));
    });
  });
}

export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/**
 * Returns which claims a clause may repeat from the question. An amount may be repeated only after the word that denies
 * it: "£5, not £20" asserts £5.
 */
function getRepeatableClaims(
  clause: string,
  isQuestion: boolean,
  today: LocalDate,
): (claim: Claim) => boolean {
  const plain = clause.replaceAll(idleDenialPattern, '');
  const at = plain.search(denialPattern);
  const denied = at < 0 ? [] : extractClaims(plain.slice(at), today).map(({ any }) => any.join());
  return (claim) => {
    if (isDayClaim(claim) || claim.kind === 'time') return isQuestion || at >= 0;
    return countableKinds.includes(claim.kind) && denied.includes(claim.any.join());
  };
}
