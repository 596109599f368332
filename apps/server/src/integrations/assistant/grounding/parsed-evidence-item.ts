import type { LocalDate } from '@studio/domain/time/local-date';
import type { Claim } from './claim.ts';
import { getIsoWeekday } from './day-parsers.ts';
import { extractClaims, extractNumbers } from './extract-claims.ts';

/** Result of a tool: a class, a price or a passage. */
export interface EvidenceItem {
  text: string;
  name?: string;
}

/** Item of evidence, or question, with its extracted claims. */
export interface ParsedEvidenceItem extends EvidenceItem {
  claims: readonly Claim[];
  figures: readonly string[];
  /** Whether the text is about opening hours, which say nothing about class times. */
  aboutHours: boolean;
}

const hours = /\b(?:open|opens|opened|opening|close|closes|closed|closing|hours)\b/i;

export function isAboutOpeningHours(text: string): boolean {
  return hours.test(text);
}

export function parseEvidenceItem(item: EvidenceItem, today: LocalDate): ParsedEvidenceItem {
  const { text } = item;
  return {
    ...item,
    claims: extractClaims(text, today),
    figures: extractNumbers(text),
    aboutHours: isAboutOpeningHours(text),
  };
}

export function isDayClaim({ kind }: Claim): boolean {
  return kind === 'date' || kind === 'weekday';
}

/** Returns the item without days and times if it is about opening hours. */
export function removeOpeningHours(item: ParsedEvidenceItem): ParsedEvidenceItem {
  if (!item.aboutHours) return item;
  return {
    ...item,
    claims: item.claims.filter((claim) => !isDayClaim(claim) && claim.kind !== 'time'),
  };
}

export function supportsClaim({ claims, figures }: ParsedEvidenceItem, claim: Claim): boolean {
  if (claim.kind === 'number') return claim.any.some((value) => figures.includes(value));
  if (isDayClaim(claim)) return claims.some((other) => sameDay(claim, other));
  return claims.some(
    ({ kind, any }) => kind === claim.kind && any.some((value) => claim.any.includes(value)),
  );
}

/** Compares days. A date matches its weekday: a statement about Saturdays is true of each Saturday. */
function sameDay(one: Claim, other: Claim): boolean {
  const [a, b] = [one.any[0], other.any[0]];
  if (!a || !b || !isDayClaim(other)) return false;
  if (one.kind === other.kind) return a === b;
  return one.kind === 'date' ? getIsoWeekday(a) === b : getIsoWeekday(b) === a;
}
