import type { LocalDate } from '@studio/domain/time/local-date';
import type { Claim } from './claim.ts';
import { claimsIn, figuresIn } from './claims-in.ts';
import { weekdayOf } from './days.ts';

/** What a tool has found: a class, a price, a passage. */
export interface Finding {
  text: string;
  /** What it is called, where it is something with a name of its own. */
  name?: string;
}

/** A finding, or what was asked, as it is compared. */
export interface Known extends Finding {
  claims: readonly Claim[];
  figures: readonly string[];
  /** It tells when the studio is open; that says nothing of what is on. */
  aboutHours: boolean;
}

const hours = /\b(?:open|opens|opened|opening|close|closes|closed|closing|hours)\b/i;

export function isAboutHours(text: string): boolean {
  return hours.test(text);
}

export function know(finding: Finding, today: LocalDate): Known {
  const { text } = finding;
  return {
    ...finding,
    claims: claimsIn(text, today),
    figures: figuresIn(text),
    aboutHours: isAboutHours(text),
  };
}

export function isDay({ kind }: Claim): boolean {
  return kind === 'date' || kind === 'weekday';
}

/** The same without its days and times, if they are opening hours. */
export function withoutHours(known: Known): Known {
  if (!known.aboutHours) return known;
  return { ...known, claims: known.claims.filter((claim) => !isDay(claim) && claim.kind !== 'time') };
}

/** Whether something says what a claim says. */
export function says({ claims, figures }: Known, claim: Claim): boolean {
  if (claim.kind === 'number') return claim.any.some((value) => figures.includes(value));
  if (isDay(claim)) return claims.some((other) => sameDay(claim, other));
  return claims.some(
    ({ kind, any }) => kind === claim.kind && any.some((value) => claim.any.includes(value)),
  );
}

/** A date and its day of the week are the same day; what is so on Saturdays is so on each of them. */
function sameDay(one: Claim, other: Claim): boolean {
  const [a, b] = [one.any[0], other.any[0]];
  if (!a || !b || !isDay(other)) return false;
  if (one.kind === other.kind) return a === b;
  return one.kind === 'date' ? weekdayOf(a) === b : weekdayOf(b) === a;
}
