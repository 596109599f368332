import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildContentSecurityPolicy, securityHeaders } from '../apps/web/server/security-headers.ts';
import { projectRoot } from './setup/run-program.mjs';

const list = readFileSync(path.join(projectRoot, 'docs/security.md'), 'utf8');
const [beforeHeaders = '', aboutHeaders = ''] = list.split('## Headers');
/** Rows of the threat tables, without their headings. */
const threats = beforeHeaders.split('\n').filter((line) => /^\| (?!Threat)/.test(line));

/** Returns the tests that a row names: file, and part of the title. */
const testsOf = (line: string) =>
  [...line.matchAll(/`([a-z]+(?:\/[a-z-]+)+)` “([^”]+)”/g)].map(([, ...named]) => named);

/** Tests of an app or a script are next to it. All others are in tests/. */
const fileOf = (name: string) =>
  path.join(projectRoot, /^(apps|scripts)\//.test(name) ? '' : 'tests', `${name}.test.ts`);

/** Removes escapes and unifies apostrophes. */
const normalise = (text: string) => text.replaceAll(/[’\\]/g, (sign) => (sign === '\\' ? '' : "'"));

describe('the list of threats', () => {
  it('is not empty', () => expect(threats.length).toBeGreaterThan(30));

  it.each(threats)('names existing tests: %s', (line) => {
    const named = testsOf(line);
    // A reference in the wrong format doesn't match the pattern, so that there are more quotation marks than
    // references.
    expect(named).toHaveLength([...line.matchAll(/“/g)].length);
    expect(named.length).toBeGreaterThan(0);
    for (const [file = '', title = ''] of named) {
      const source = readFileSync(fileOf(file), 'utf8');
      expect(normalise(source), `${file}: ${title}`).toContain(normalise(title));
    }
  });
});

describe('the table of headers', () => {
  /** First two cells of each row. */
  const rows = [...aboutHeaders.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);

  it('lists each header that pages send, with its value', () => {
    const sent = Object.entries(securityHeaders).map(([name, value]) => [`\`${name}\``, `\`${value}\``]);
    expect(rows).toEqual(expect.arrayContaining(sent));
  });

  it('lists exactly the directives of their policy, with the values that never change', () => {
    const named = rows.flatMap(([name = '']) =>
      [...name.matchAll(/`([a-z-]+)`/g)].map(([, directive]) => directive),
    );
    const directives = buildContentSecurityPolicy([]).split('; ');
    expect(named).toEqual([
      ...Object.keys(securityHeaders),
      ...directives.map((directive) => directive.split(' ')[0]),
    ]);
    for (const directive of directives) {
      const [name = '', ...values] = directive.split(' ');
      const [, written = ''] = rows.find(([names = '']) => names.includes(`\`${name}\``)) ?? [];
      if (name === 'script-src') continue;
      expect(written, name).toBe(`\`${values.join(' ')}\``);
    }
  });
});
