import type { SentEmail } from '../../harness/test-studio.ts';

/** What mail programs show of a mail in their list is filled up, unless it is long. */
const filling = /(data-skip-in-text[^>]*>[^<]*)<div>[^<]*<\/div>/;

/** A page's bones: its elements in their order, with the names of their attributes. */
const bonesOf = (html: string): string[] =>
  [...html.replace(filling, '$1').matchAll(/<(\/?[a-z][a-z0-9]*)([^>]*)>/gi)].map(
    ([, name, attributes = '']) =>
      `${name} ${[...attributes.matchAll(/([a-z-]+)=/gi)].map(([, one]) => one).join(' ')}`,
  );

/** A calendar's bones: the names of its lines, those that go on put together. */
export const extractCalendarLines = (calendar: string): string[] =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[:;]/)[0] ?? '');

/** What somebody's words may never change of a mail: its elements, its headers, whom it goes to. */
export function getEmailStructure({ html, headers, subject, recipients }: ParsedEmail): string {
  const lines = [subject, ...Object.values(headers)].filter((text) => /[\r\n]/.test(text)).length;
  return [
    `to ${recipients.length}, ${lines} broken headers: ${Object.keys(headers).sort().join(' ')}`,
    ...bonesOf(html),
  ].join('\n');
}

export interface ParsedEmail extends SentEmail {
  recipients: string[];
}

/** Cells that a spreadsheet would run; a negative number is none. */
export const findFormulas = (cells: readonly string[]): string[] =>
  cells.filter((cell) => /^[=+@\t\r]/.test(cell) || /^-(?![\d.]+$)/.test(cell));
