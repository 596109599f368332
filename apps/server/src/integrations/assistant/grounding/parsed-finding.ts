import type { LocalDate } from '@studio/domain/time/local-date';
import type { Claim } from './claim.ts';
import { getWeekday } from './day-parsers.ts';
import { extractClaims, extractNumbers } from './extract-claims.ts';

/** What a tool has found: a class, a price, a passage. */
export interface Finding {
  text: string;
  /** What it is called, where it is something with a name of its own. */
  name?: string;
}

/** A finding, or what was asked, as it is compared. */
export interface ParsedFinding extends Finding {
  claims: readonly Claim[];
  figures: readonly string[];
  /** It tells when the studio is open; that says nothing of what is on. */
  aboutHours: boolean;
}

const hours = /\b(?:open|opens|opened|opening|close|closes|closed|closing|hours)\b/i;

export function isAboutOpeningHours(text: string): boolean {
  return hours.test(text);
}

export function parseFinding(finding: Finding, today: LocalDate): ParsedFinding {
  const { text } = finding;
  return {
    ...finding,
    claims: extractClaims(text, today),
    figures: extractNumbers(text),
    aboutHours: isAboutOpeningHours(text),
  };
}

export function isDayClaim({ kind }: Claim): boolean {
  return kind === 'date' || kind === 'weekday';
}

/** The same without its days and times, if they are opening hours. */
export function removeOpeningHours(known: ParsedFinding): ParsedFinding {
  if (!known.aboutHours) return known;
  return { ...known, claims: known.claims.filter((claim) => !isDayClaim(claim) && claim.kind !== 'time') };
}

/** Whether something says what a claim says. */
export function supportsClaim({ claims, figures }: ParsedFinding, claim: Claim): boolean {
  if (claim.kind === 'number') return claim.any.some((value) => figures.includes(value));
  if (isDayClaim(claim)) return claims.some((other) => sameDay(claim, other));
  return claims.some(
    ({ kind, any }) => kind === claim.kind && any.some((value) => claim.any.includes(value)),
  );
}

/** A date and its day of the week are the same day; what is so on Saturdays is so on each of them. */
function sameDay(one: Claim, other: Claim): boolean {
  const [a, b] = [one.any[0], other.any[0]];
  if (!a || !b || !isDayClaim(other)) return false;
  if (one.kind === other.kind) return a === b;
  return one.kind === 'date' ? getWeekday(a) === b : getWeekday(b) === a;
}
