import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './setup/run-program.mjs';

const folder = path.join(projectRoot, 'docs/handbook');
const subjects = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => path.basename(name, '.md'));

interface Rule {
  /** Subject and number, such as "holds 1". */
  name: string;
  /** Paths from the project root. */
  files: string[];
}

const rules = subjects.flatMap(rulesOf);

/** All references in the sources, by rule and file. */
const references = sourcesWith('(handbook: ').flatMap((file) =>
  [...readFileSync(path.join(projectRoot, file), 'utf8').matchAll(/\(handbook: ([^)]+)\)/g)]
    .flatMap(([, list = '']) => ruleNames(list))
    .map((rule) => ({ rule, file })),
);

describe('the handbook', () => {
  it('numbers the rules of each subject from 1', () => {
    for (const subject of subjects) {
      const names = rulesOf(subject).map(({ name }) => name);
      expect(names.length, subject).toBeGreaterThan(0);
      expect(names).toEqual(names.map((_, index) => `${subject} ${index + 1}`));
    }
  });

  it('is listed in its README', () => {
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    const listed = [...readme.matchAll(/\]\(([a-z-]+)\.md\)/g)].map(([, subject]) => subject);
    expect(listed.toSorted()).toEqual(subjects.toSorted());
  });

  it.each(rules)('links files that refer to the rule: $name', ({ name, files }) => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(path.join(projectRoot, file)), file).toBe(true);
    const referring = references.filter(({ rule }) => rule === name).map(({ file }) => file);
    expect([...new Set(referring)].toSorted()).toEqual(files.toSorted());
  });

  it('contains every rule that the sources refer to', () => {
    const names = new Set(rules.map(({ name }) => name));
    expect(references.filter(({ rule }) => !names.has(rule))).toEqual([]);
  });
});

/** Reads the numbered headings of a subject, each with the links below it. */
function rulesOf(subject: string): Rule[] {
  const text = readFileSync(path.join(folder, `${subject}.md`), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      name: `${subject} ${/^(\d+)\. /.exec(section)?.[1]}`,
      files: [...section.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\)/g)].map(([, file = '']) => file),
    }));
}

/** Splits "holds 1, 2; paying 5" into "holds 1", "holds 2" and "paying 5". */
function ruleNames(list: string): string[] {
  return list.split('; ').flatMap((part) => {
    const [subject = '', ...numbers] = part.split(/,? /);
    return numbers.map((number) => `${subject} ${number}`);
  });
}

/** Returns the source files that contain a text, including files that git doesn't track yet. */
function sourcesWith(text: string): string[] {
  const args = ['grep', '--untracked', '-lF', text, '--', 'apps', 'packages', 'bench', 'tests'];
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
}
