import { readPlaces } from '@studio/domain/conversations/read-places';
import { readWhen } from '@studio/domain/conversations/read-when';
import { readGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { emailProblem } from '@studio/domain/people/email';
import { internationalPhone } from '@studio/domain/people/phone';
import { returnPath } from '@studio/domain/people/return-path';
import { readPhone } from '@studio/domain/people-import/read-phone';
import { suggestColumns } from '@studio/domain/people-import/suggest-columns';
import { readSearch, searchEntries } from '@studio/domain/search/find-by-words';
import { foldText } from '@studio/domain/search/fold-text';
import { tidyCode, tidyLine, tidyPassword, tidyText } from '@studio/domain/text/tidy';
import { formOf } from '@studio/identity/hosted/token-routes';
import { userFilter } from '@studio/identity/users/user-filter';
import { browserWords } from '@studio/identity/wire/browser-words';
import { readJson } from '@studio/identity/wire/read-json';
import { hear } from '@studio/server/conversations/built-in/heard';
import { readRefusals } from '@studio/server/conversations/built-in/refusals';
import { smallStudio } from '@studio/server/conversations/built-in/stand-in-tools';
import { weighed } from '@studio/server/conversations/built-in/subjects';
import { tidyWords } from '@studio/server/conversations/built-in/tidy-words';
import { plainText as plainReply } from '@studio/server/outside/assistant/plain-text';
import { withoutPrivateWords } from '@studio/server/outside/assistant/without-private-words';
import { loggedError } from '@studio/server/platform/log-error';
import { checkTexts } from '@studio/server/platform/refuse-malformed';
import { openQuoteLine } from '@studio/server/staff/import/open-quote';
import { readTable, readText } from '@studio/server/staff/import/read-file';
import { redirectFor } from '@studio/web/server/redirects';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../harness/extent.ts';
import { growthOf, steepest } from './growth.ts';

type Parse = (input: string) => unknown;

/** Parsers answer or refuse; either is an end. */
const refusing =
  (parse: Parse): Parse =>
  (input) => {
    try {
      return parse(input);
    } catch {
      return null;
    }
  };

/** What the built-in assistant makes of a message, at the longest that the chat takes. */
function understood(text: string) {
  const now = new Date('2026-11-23T06:00:00Z');
  return weighed(hear({ text, earlier: [], now, signedIn: false }, smallStudio));
}

/** What one text repeated, with an end of its own, makes of the shortest pattern that runs back over it. */
const repeated =
  (unit: string, before = '', after = '\u0001!') =>
  (length: number) =>
    before + unit.repeat(Math.ceil(length / unit.length)) + after;

/** Units that patterns of all kinds run over. */
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

/** The short form tries every fourth unit. */
const tried = units.filter((_, at) => at % byExtent({ short: 4, all: 1, storm: 1 }) === 0);

/** What sees outside input, with the longest that it gets and the length at which the time is first taken. */
const parsers: readonly (readonly [name: string, parse: Parse, length: number, before?: string])[] = [
  ['redirectFor', redirectFor, 4000, '/a'],
  ['redirectFor of /buy', redirectFor, 4000, '/buy/'],
  ['returnPath', returnPath, 500, '/'],
  ['tidyLine', tidyLine, 16_000],
  ['tidyText', tidyText, 16_000],
  ['tidyCode', tidyCode, 16_000],
  ['tidyPassword', tidyPassword, 16_000],
  ['foldText', foldText, 16_000],
  ['readSearch', readSearch, 16_000],
  ['searchEntries', searchEntries, 4000],
  ['emailProblem', emailProblem, 16_000],
  ['internationalPhone', internationalPhone, 16_000],
  ['readGiftCardCode', readGiftCardCode, 16_000],
  ['readPhone', readPhone, 16_000],
  ['suggestColumns', (text) => suggestColumns([text], [[text]]), 16_000],
  [
    'readText and readTable',
    refusing((text) => readTable(readText(Buffer.from(text).toString('base64')))),
    4000,
  ],
  ['readTable', refusing(readTable), 2000, 'a,b\n'],
  ['readTable of one line', refusing(readTable), 4000],
  ['openQuoteLine', (text) => openQuoteLine(text, ','), 16_000],
  ['checkTexts', refusing((text) => checkTexts({ text })), 16_000],
  ['loggedError', (text) => loggedError(new Error(text)), 4000],
  ['readWhen', (text) => readWhen(text, new Date('2026-11-23T06:00:00Z')), 4000],
  ['readPlaces', readPlaces, 4000],
  ['tidyWords', tidyWords, 4000],
  ['readRefusals', readRefusals, 4000],
  ['the built-in assistant', understood, 250],
  ['plainText of a model', plainReply, 4000],
  ['withoutPrivateWords', withoutPrivateWords, 4000],
  ['identity: readJson', refusing((text) => readJson(JSON.stringify([text]))), 16_000],
  ['identity: formOf', (text) => formOf(new URLSearchParams(text)), 8000],
  ['identity: browserWords', browserWords, 4000],
  ['identity: userFilter', refusing(userFilter), 4000, 'email = "'],
];

describe('the time of a parser grows with the length of its input', () => {
  it.each(parsers.map(([name, parse, length, before = '']) => ({ name, parse, length, before })))(
    '$name',
    (parser) => {
      const { parse, length, before } = parser;
      const steep = tried.flatMap((unit) => {
        const ends = [repeated(unit, before), repeated(unit, before, '')];
        const growths = ends.map((worst) => growthOf(parse, worst, length));
        const worst = Math.max(...growths);
        return worst > steepest ? [`${JSON.stringify(unit)}: ${worst.toFixed(1)} times`] : [];
      });
      expect(steep).toEqual([]);
    },
  );
});

describe('the time grows with the number of parts', () => {
  it.each<readonly [name: string, parse: Parse, unit: string]>([
    ['fields of a form', (text) => formOf(new URLSearchParams(text)), 'a&'],
    [
      'fields of other names',
      (text) => formOf(new URLSearchParams([...text].map((_, at) => [`f${at}`, '']))),
      'a',
    ],
    ['entries of a body of the user pool', refusing((text) => readJson(`[${text}0]`)), '0,'],
    ['entries of a body', refusing((text) => checkTexts(JSON.parse(`[${text}0]`))), '0,'],
  ])('%s', (_name, parse, unit) => {
    expect(growthOf(parse, repeated(unit, '', ''), 8000)).toBeLessThan(steepest);
  });
});

describe('control', () => {
  it('a pattern that runs back is found, one that does not is not', () => {
    const trailing = (text: string) => text.replace(/[/\\]+$/, '');
    expect(growthOf(trailing, repeated('/'), 4000)).toBeGreaterThan(steepest);
    expect(growthOf((text) => text.replace(/[/\\]+/g, '/'), repeated('/'), 200_000)).toBeLessThan(steepest);
  });
});
