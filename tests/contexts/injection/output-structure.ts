import type { SentEmail } from '../../harness/test-studio.ts';

/** Padding of an email's preview text, which is only added when the text is short. */
const filling = /(data-skip-in-text[^>]*>[^<]*)<div>[^<]*<\/div>/;

/** Returns a page's structure: its elements in order, with their attribute names. */
const bonesOf = (html: string): string[] =>
  [...html.replace(filling, '$1').matchAll(/<(\/?[a-z][a-z0-9]*)([^>]*)>/gi)].map(
    ([, name, attributes = '']) =>
      `${name} ${[...attributes.matchAll(/([a-z-]+)=/gi)].map(([, one]) => one).join(' ')}`,
  );

/** Returns a calendar's structure: the names of its lines, with folded lines joined. */
export const extractCalendarLines = (calendar: string): string[] =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[:;]/)[0] ?? '');

/** Returns the parts of an email that payloads must never change: elements, headers and recipients. */
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

/** Returns cells that a spreadsheet would run as a formula; negative numbers are harmless. */
export const findFormulas = (cells: readonly string[]): string[] =>
  cells.filter((cell) => /^[=+@\t\r]/.test(cell) || /^-(?![\d.]+$)/.test(cell));
