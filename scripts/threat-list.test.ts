import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './setup/run.mjs';

const list = readFileSync(path.join(projectRoot, 'docs/security.md'), 'utf8');
/** The lines of the tables, without their heads. */
const threats = list.split('\n').filter((line) => /^\| (?!Threat)/.test(line));

/** The tests that a line names: file, and a part of the title. */
const testsOf = (line: string) =>
  [...line.matchAll(/`([a-z]+\/[a-z-]+)` “([^”]+)”/g)].map(([, ...named]) => named);

/** Without what the code escapes, and with one kind of apostrophe. */
const plain = (text: string) => text.replaceAll(/[’\\]/g, (sign) => (sign === '\\' ? '' : "'"));

describe('the list of threats', () => {
  it('is there', () => expect(threats.length).toBeGreaterThan(30));

  it.each(threats)('names tests that there are: %s', (line) => {
    const named = testsOf(line);
    // One that is written wrongly is not read as one.
    expect(named).toHaveLength([...line.matchAll(/“/g)].length);
    expect(named.length).toBeGreaterThan(0);
    for (const [file = '', title = ''] of named) {
      const source = readFileSync(path.join(projectRoot, 'tests', `${file}.test.ts`), 'utf8');
      expect(plain(source), `${file}: ${title}`).toContain(plain(title));
    }
  });
});
