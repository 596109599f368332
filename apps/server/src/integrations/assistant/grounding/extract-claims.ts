import type { LocalDate } from '@studio/domain/time/local-date';
import { removeHiddenCharacters } from '../to-plain-text.ts';
import { amountParsers } from './amount-parsers.ts';
import { type Claim, type ClaimParser, createClaim } from './claim.ts';
import { dayParsers } from './day-parsers.ts';
import { numberPattern, parseNumber } from './parse-number.ts';
import { timeParsers } from './time-parsers.ts';

/** "https://…", "amara@example.org", "example.org/x", "javascript:…": ways out of the house. */
const addresses: ClaimParser = {
  pattern:
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s]+|\b(?:javascript|vbscript|data|blob|file|mailto|tel|sms):\S+|[^\s@]+@[^\s@]+|\b(?:www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}\b(?:\/\S*)?/gi,
  read: ([said = '']) => [createClaim('address', said.toLowerCase().replace(/[.,;:!?)]+$/, ''))],
};

const placeWords = '(?:places?|spaces?|spots?|beds?|mats?|seats?)';

/** "3 places left", "only two remaining", "the last place", "fully booked": how many places are free. */
const free: readonly ClaimParser[] = [
  {
    pattern: new RegExp(
      `\\b(${numberPattern})\\s(?:more\\s)?(?:${placeWords}\\s)?(?:are\\s|is\\s)?(?:still\\s)?(?:left|free|available|remaining|open)\\b`,
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
    pattern: new RegExp(`\\blast\\s${placeWords.replaceAll('s?', '')}\\b`, 'gi'),
    read: () => [createClaim('free', '1')],
  },
  {
    pattern: /\b(?:fully booked|sold out|is full|are full|completely full)\b/gi,
    read: () => [createClaim('free', '0')],
  },
];

/** "50min": a number with its unit, not a code. */
const measures: ClaimParser = {
  pattern: /\b(\d+)(?:mins?|hrs?|h)\b/gi,
  read: ([, count = '']) => [createClaim('number', numberIn(count))],
};

/** "SW8", "1RZ", "7b1f6a52": letters and figures in one. */
const codes: ClaimParser = {
  pattern: /(?<!\w)\w*(?:\d[a-z]|[a-z]\d)\w*/gi,
  read: ([said = '']) => [createClaim('address', said.toLowerCase())],
};

const numbers: ClaimParser = {
  pattern: /(?<![\w.])\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th)?(?![\w])/gi,
  read: ([said = '']) => [createClaim('number', numberIn(said))],
};

/** Figures of other scripts say what nothing can be compared with. */
const foreignFigures: ClaimParser = { pattern: /[\p{N}--[0-9]]+/gv, read: () => [createClaim('number')] };

const readers = [
  addresses,
  foreignFigures,
  ...amountParsers,
  ...dayParsers,
  ...timeParsers,
  ...free,
  measures,
  numbers,
  codes,
];

/** Everything in a text that can be looked up, each in one reading. `today` is London's. */
export function extractClaims(text: string, today: LocalDate): readonly Claim[] {
  const found: Claim[] = [];
  let rest = removeHiddenCharacters(text);
  for (const { pattern, read } of readers) {
    rest = rest.replaceAll(pattern, (...match) => {
      const said = match.slice(
        0,
        match.findIndex((part) => typeof part === 'number'),
      );
      found.push(...read(said, today));
      return ' · ';
    });
  }
  return found;
}

/** Every figure of a text, whatever it counts. */
export function extractNumbers(text: string): readonly string[] {
  return (removeHiddenCharacters(text).match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(numberIn);
}

function numberIn(said: string): string {
  return String(Number.parseFloat(said.replaceAll(',', '')));
}
