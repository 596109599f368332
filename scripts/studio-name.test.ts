import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Files that may contain the built-in studio's name: its profile, the map and directions that only its address shows,
 * and messages of visitors from which the assistant learns.
 */
const mayNameStudio =
  /^(packages\/content\/src\/(studio-name|branch)\.ts|packages\/content\/src\/copy\/studio-map\.ts|packages\/content\/src\/site-copy\/location\.ts|packages\/content\/src\/assistant\/topics\/|apps\/server\/src\/conversations\/built-in\/safety\/|apps\/web\/app\/features\/public\/location\/map-labels\.tsx|apps\/web\/app\/assets\/brand\/)/;

/** Removes comments, which only developers read. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

function listSources(): string[] {
  const folders = [
    'apps/server/src',
    'apps/web/app',
    'apps/web/public',
    'apps/web/server',
    'apps/identity/src',
    'packages',
  ];
  return execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|js|css|txt|svg|html)$/.test(file) && !/\.test\.tsx?$/.test(file));
}

it('is in no text that people read, because owners rename the studio', () => {
  const naming = listSources()
    .filter((file) => !mayNameStudio.test(file))
    .filter((file) => /Miles Street/i.test(withoutComments(readFileSync(join(root, file), 'utf8'))));
  expect(naming).toEqual([]);
});

it('is in no answer of the assistant', () => {
  const topics = listSources().filter((file) => file.startsWith('packages/content/src/assistant/topics/'));
  expect(topics.length).toBeGreaterThan(10);
  for (const file of topics) {
    // Examples of what visitors ask.
    const answers = readFileSync(join(root, file), 'utf8').replaceAll(/parseExamples\(`[\s\S]*?`\)/g, '');
    expect(answers.match(/^.*miles street.*$/gim), file).toBeNull();
  }
});
