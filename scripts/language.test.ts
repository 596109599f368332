import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './setup/run.mjs';

/** Words of an older style of ours, each with what to write instead. Short on purpose: review finds the rest. */
const avoided: readonly [RegExp, string][] = [
  [/\b(some|every)body\b/i, 'someone, everyone, or name the actor'],
  [/\bnobody\b/i, 'no one'],
  [/\bwho(mever|ever)\b/i, 'anyone who, or name the actor'],
  [/\banew\b/i, 'again'],
  [/\b(re)?mailed\b/i, 'emailed'],
  [/\brefusals?\b/i, 'error, rejection'],
  [/\bgiven? up\b/i, 'release, late cancellation, stop'],
  [/\bclass(es)? off\b/i, 'cancelled class'],
];

/** Comments of a source file. Strings and names aren't checked. */
function commentsOf(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g) ?? []).join('\n');
}

/** Code, paths and quotations name what they name, such as titles of tests and values of fields. */
function withoutQuotations(text: string): string {
  return text.replace(/```[\s\S]*?```|`[^`\n]*`|“[^”]*”|"[^"\n]*"|(?<!\w)'[^'\n]*'(?!\w)|\]\([^)]*\)/g, '');
}

function proseOf(file: string): string {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  return withoutQuotations(file.endsWith('.md') ? text : commentsOf(text));
}

it('comments and documents are in standard English', () => {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md'];
  const listed = execFileSync('git', ['ls-files', ...patterns], { cwd: projectRoot, encoding: 'utf8' });
  const files = listed.trim().split('\n');
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const prose = proseOf(file);
    return avoided.flatMap(([word, instead]) => {
      const hit = word.exec(prose);
      return hit ? [`${file}: "${hit[0]}" → ${instead}`] : [];
    });
  });
  expect(found).toEqual([]);
});

it('the latest commits have standard subjects of at most 72 characters', () => {
  const log = execFileSync('git', ['log', '-50', '--no-merges', '--format=%s'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const standard = /^(build|chore|ci|docs|feat|fix|perf|refactor|style|test)(\([a-z0-9-]+\))?: \S.*[^.;]$/;
  const wrong = log
    .trim()
    .split('\n')
    .filter(
      (subject) =>
        subject.length > 72 || !standard.test(subject) || avoided.some(([word]) => word.test(subject)),
    );
  expect(wrong).toEqual([]);
});
