import { removeHiddenCharacters } from '@studio/domain/text/remove-hidden-characters';
import type { LocalDate } from '@studio/domain/time/local-date';
import { amountParsers } from './amount-parsers.ts';
import { type Claim, type ClaimParser, createClaim } from './claim.ts';
import { dayParsers } from './day-parsers.ts';
import { numberPattern, parseNumber } from './parse-number.ts';
import { timeParsers } from './time-parsers.ts';

/** Matches links and email addresses: "https://…", "amara@example.org", "example.org/x", "javascript:…". */
const addressParser: ClaimParser = {
  pattern:
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s]+|\b(?:javascript|vbscript|data|blob|file|mailto|tel|sms):\S+|[^\s@]+@[^\s@]+|\b(?:www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}\b(?:\/\S*)?/gi,
  read: ([matched = '']) => [createClaim('address', matched.toLowerCase().replace(/[.,;:!?)]+$/, ''))],
};

const placeNouns = '(?:places?|spaces?|spots?|beds?|mats?|seats?)';

/** Parsers of free places, such as "3 places left", "only two remaining", "the last place" and "fully booked". */
const freePlaceParsers: readonly ClaimParser[] = [
  {
    pattern: new RegExp(
      `\\b(${numberPattern})\\s(?:more\\s)?(?:${placeNouns}\\s)?(?:are\\s|is\\s)?(?:still\\s)?(?:left|free|available|remaining|open)\\b`,
      'gi',
    ),
    read: ([, count = '']) => [createClaim('free', String(parseNumber(count)))],
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:has|have|is|are|with|still|only|just)\\s)(${numberPattern})\\s(?:places?|spaces?|spots?)\\b`,
      'gi',
    ),
    read: ([, count = '']) => [createClaim('free', String(parseNumber(count)))],
  },
  {
    pattern: new RegExp(`\\blast\\s${placeNouns.replaceAll('s?', '')}\\b`, 'gi'),
    read: () => [createClaim('free', '1')],
  },
  {
    pattern: /\b(?:fully booked|sold out|is full|are full|completely full)\b/gi,
    read: () => [createClaim('free', '0')],
  },
];

/** Matches a number with its unit ("50min"), so that it isn't read as a code. */
const measureParser: ClaimParser = {
  pattern: /\b(\d+)(?:mins?|hrs?|h)\b/gi,
  read: ([, count = '']) => [createClaim('number', normalizeNumber(count))],
};

/** Matches codes of letters and digits, such as "SW8", "1RZ" and "7b1f6a52". */
const codeParser: ClaimParser = {
  pattern: /(?<!\w)\w*(?:\d[a-z]|[a-z]\d)\w*/gi,
  read: ([matched = '']) => [createClaim('address', matched.toLowerCase())],
};

const numberParser: ClaimParser = {
  pattern: /(?<![\w.])\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th)?(?![\w])/gi,
  read: ([matched = '']) => [createClaim('number', normalizeNumber(matched))],
};

/** Digits of other scripts can't be compared with any item, so they count as a claim that can't be true. */
const foreignDigitParser: ClaimParser = { pattern: /[\p{N}--[0-9]]+/gv, read: () => [createClaim('number')] };

const claimParsers = [
  addressParser,
  foreignDigitParser,
  ...amountParsers,
  ...dayParsers,
  ...timeParsers,
  ...freePlaceParsers,
  measureParser,
  numberParser,
  codeParser,
];

/** Returns every verifiable claim in a text, and reads each part of the text once. `today` is the date in London. */
export function extractClaims(text: string, today: LocalDate): readonly Claim[] {
  const found: Claim[] = [];
  let remaining = removeHiddenCharacters(text);
  for (const { pattern, read } of claimParsers) {
    remaining = remaining.replaceAll(pattern, (...match) => {
      const matched = match.slice(
        0,
        match.findIndex((part) => typeof part === 'number'),
      );
      found.push(...read(matched, today));
      return ' · ';
    });
  }
  return found;
}

/** Returns every number in a text, whatever it counts. */
export function extractNumbers(text: string): readonly string[] {
  return (removeHiddenCharacters(text).match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(normalizeNumber);
}

function normalizeNumber(matched: string): string {
  return String(Number.parseFloat(matched.replaceAll(',', '')));
}
