import { parseDateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import { parsePlaceCount } from '@studio/domain/conversations/parse-place-count';
import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { validateEmail } from '@studio/domain/people/email';
import { toInternationalPhone } from '@studio/domain/people/phone';
import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { parsePhone } from '@studio/domain/people-import/parse-phone';
import { suggestColumns } from '@studio/domain/people-import/suggest-columns';
import { foldText } from '@studio/domain/search/fold-text';
import { buildSearchEntries, parseSearch } from '@studio/domain/search/word-search';
import {
  normaliseCode,
  normaliseLine,
  normalisePassword,
  normaliseText,
} from '@studio/domain/text/normalise-text';
import { redactPii } from '@studio/domain/text/redact-pii';
import { readForm } from '@studio/identity/hosted-ui/token-routes';
import { describeBrowser } from '@studio/identity/protocol/describe-browser';
import { parseJson } from '@studio/identity/protocol/parse-json';
import { parseUserFilter } from '@studio/identity/users/parse-user-filter';
import { extractFeatures } from '@studio/server/conversations/built-in/classifier/extract-features';
import { fakeStudio } from '@studio/server/conversations/built-in/fake-assistant-tools';
import { parseExclusions } from '@studio/server/conversations/built-in/parsing/exclusions';
import { normalizeMessage } from '@studio/server/conversations/built-in/parsing/normalize-message';
import { parseMessage } from '@studio/server/conversations/built-in/parsing/parse-message';
import { findEmergency } from '@studio/server/conversations/built-in/safety/find-emergency';
import { findForeignEmergency } from '@studio/server/conversations/built-in/safety/find-foreign-emergency';
import { splitQuestions } from '@studio/server/conversations/built-in/split-questions';
import { toPlainText as plainReply } from '@studio/server/integrations/assistant/to-plain-text';
import { sanitizeStrings } from '@studio/server/platform/http/reject-malformed-input';
import { toLoggedError } from '@studio/server/platform/log-error';
import { findUnclosedQuoteLine } from '@studio/server/staff/import/find-unclosed-quote';
import { readImportTable, readImportText } from '@studio/server/staff/import/read-import-file';
import { findRedirect } from '@studio/web/server/redirects';
import { describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { maxLinearGrowth, measureGrowth } from './measure-growth.ts';

type Parse = (input: string) => unknown;

/** Wraps a parser so that it may also throw. */
const ignoringErrors =
  (parse: Parse): Parse =>
  (input) => {
    try {
      return parse(input);
    } catch {
      return null;
    }
  };

/** Runs the built-in assistant's parsers on a message, at the longest that the chat accepts. */
function runAssistantParser(text: string) {
  const now = new Date('2026-11-23T06:00:00Z');
  return [
    findEmergency(text),
    findForeignEmergency(text),
    splitQuestions(text),
    extractFeatures(text),
    parseMessage({ text, earlier: [], now, signedIn: false }, fakeStudio),
  ];
}

/** Repeats a unit, with an end that makes backtracking patterns fail late. */
const repeated =
  (unit: string, before = '', after = '\u0001!') =>
  (length: number) =>
    before + unit.repeat(Math.ceil(length / unit.length)) + after;

/** Units that patterns of all kinds match. */
const units = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u200b',
  '\u2800',
  '/',
  '\\',
  '.',
  '-',
  '+',
  '=',
  '_',
  ',',
  ';',
  '"',
  '""',
  "'",
  '0',
  '9',
  'a',
  'a-',
  'a.',
  'a@',
  '@',
  'a b ',
  'Z',
  '%',
  '%2f',
  '[',
  '(',
  '{',
  '<',
  '<a',
  '![',
  '**a',
  '`',
  '|',
  '|-',
  '- ',
  'é',
  'e\u0301',
  '\u0301\u0323',
  '\ufb01',
  '🧘',
  '\u0130',
  'ab, ',
  '1 2 ',
  'at a ',
  'half 5 ',
  'no ',
  '£1',
  'eyJ',
  'key ',
  '# ',
];

/** The short run tests every fourth unit. */
const testedUnits = units.filter((_, at) => at % selectByExtent({ short: 4, all: 1, storm: 1 }) === 0);

/** Parsers of external input, each with the input length of the first measurement. */
const parsers: readonly (readonly [name: string, parse: Parse, length: number, before?: string])[] = [
  ['findRedirect', findRedirect, 4000, '/a'],
  ['toSafeReturnPath', toSafeReturnPath, 500, '/'],
  ['normaliseLine', normaliseLine, 16_000],
  ['normaliseText', normaliseText, 16_000],
  ['normaliseCode', normaliseCode, 16_000],
  ['normalisePassword', normalisePassword, 16_000],
  ['foldText', foldText, 16_000],
  ['parseSearch', parseSearch, 16_000],
  ['buildSearchEntries', buildSearchEntries, 4000],
  ['validateEmail', validateEmail, 16_000],
  ['toInternationalPhone', toInternationalPhone, 16_000],
  ['normaliseGiftCardCode', normaliseGiftCardCode, 16_000],
  ['parsePhone', parsePhone, 16_000],
  ['suggestColumns', (text) => suggestColumns([text], [[text]]), 16_000],
  [
    'readImportText and readImportTable',
    ignoringErrors((text) => readImportTable(readImportText(Buffer.from(text).toString('base64')))),
    4000,
  ],
  ['readImportTable', ignoringErrors(readImportTable), 2000, 'a,b\n'],
  ['readImportTable of one line', ignoringErrors(readImportTable), 4000],
  ['findUnclosedQuoteLine', (text) => findUnclosedQuoteLine(text, ','), 16_000],
  ['sanitizeStrings', ignoringErrors((text) => sanitizeStrings({ text })), 16_000],
  ['toLoggedError', (text) => toLoggedError(new Error(text)), 4000],
  ['parseDateAndTime', (text) => parseDateAndTime(text, new Date('2026-11-23T06:00:00Z')), 4000],
  ['parsePlaceCount', parsePlaceCount, 4000],
  ['normalizeMessage', normalizeMessage, 4000],
  ['parseExclusions', parseExclusions, 4000],
  ['the built-in assistant', runAssistantParser, 250],
  ['plainReply', plainReply, 4000],
  ['redactPii', redactPii, 4000],
  ['identity: parseJson', ignoringErrors((text) => parseJson(JSON.stringify([text]))), 16_000],
  ['identity: readForm', (text) => readForm(new URLSearchParams(text)), 8000],
  ['identity: describeBrowser', describeBrowser, 4000],
  ['identity: parseUserFilter', ignoringErrors(parseUserFilter), 4000, 'email = "'],
];

describe('the running time of a parser grows linearly with its input', () => {
  it.each(parsers.map(([name, parse, length, before = '']) => ({ name, parse, length, before })))(
    '$name',
    (parser) => {
      const { parse, length, before } = parser;
      const steep = testedUnits.flatMap((unit) => {
        const ends = [repeated(unit, before), repeated(unit, before, '')];
        const growths = ends.map((worst) => measureGrowth(parse, worst, length));
        const worst = Math.max(...growths);
        return worst > maxLinearGrowth ? [`${JSON.stringify(unit)}: ${worst.toFixed(1)} times`] : [];
      });
      expect(steep).toEqual([]);
    },
  );
});

describe('the running time grows linearly with the number of parts', () => {
  it.each<readonly [name: string, parse: Parse, unit: string]>([
    ['fields of a form', (text) => readForm(new URLSearchParams(text)), 'a&'],
    [
      'fields of other names',
      (text) => readForm(new URLSearchParams([...text].map((_, at) => [`f${at}`, '']))),
      'a',
    ],
    ['entries of a body of the user pool', ignoringErrors((text) => parseJson(`[${text}0]`)), '0,'],
    ['entries of a body', ignoringErrors((text) => sanitizeStrings(JSON.parse(`[${text}0]`))), '0,'],
  ])('%s', (_name, parse, unit) => {
    expect(measureGrowth(parse, repeated(unit, '', ''), 8000)).toBeLessThan(maxLinearGrowth);
  });
});

describe('control', () => {
  it('detects a backtracking pattern, and accepts a linear one', () => {
    const trailing = (text: string) => text.replace(/[/\\]+$/, '');
    expect(measureGrowth(trailing, repeated('/'), 4000)).toBeGreaterThan(maxLinearGrowth);
    expect(measureGrowth((text) => text.replace(/[/\\]+/g, '/'), repeated('/'), 200_000)).toBeLessThan(
      maxLinearGrowth,
    );
  });
});
