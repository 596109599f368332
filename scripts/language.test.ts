import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { projectRoot } from './setup/run-program.mjs';

/**
 * Words to avoid in comments and documents, each with a replacement. The list is short on purpose, because review finds
 * the rest.
 */
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

/** Words to avoid on screens, in emails and in messages, each with a replacement. */
const avoidedInTexts: readonly [RegExp, string][] = [
  ...avoided,
  [/\b(e-mails?|mails)\b/i, 'email'],
  [/\b(gives?|gave|given|giving|pays?|paid|brings?|brought) (\w+ )?back\b/i, 'refund, return'],
  [/\b(sign(s|ed|ing)? (in|out)|log-in)\b/i, 'log in, log out'],
  [/\bwaitlist/i, 'waiting list'],
  [/\bbegun\b|\b(still|bookings) to come\b|\bonce more\b/i, 'started, upcoming, again'],
  [/\d %/, '10%, without a space'],
  [/\w …/, 'Saving…, without a space'],
];

/** Texts on screens and in emails use contractions. This isn't checked in log messages and errors for developers. */
const uncontracted: [RegExp, string] = [
  /\b(cannot|(do|does|is|are|was|were|will|would|should|has|have|had|must) not)\b/,
  'a contraction',
];

/** Sources of what people read: the site with its copy, and the server's emails and messages. */
const textSources = /^(apps\/web\/app|apps\/server\/src|packages\/(content|domain))\//;

/** Files that aren't checked: words that the chat has to understand, legal texts, table definitions and tests. */
const otherSources =
  /conversations\/|content\/src\/assistant\/vocabulary\/|integrations\/assistant\/|packages\/content\/src\/(privacy|site-copy\/terms)|right-to-cancel|first-visit|tables\.ts$|\.(test|spec)\.tsx?$/;

/** Texts that the specification fixes, or that speak with the studio's own voice. */
const fixedTexts: ReadonlySet<string> = new Set([
  'Passwords do not match.',
  'Payment form is not ready yet. Please wait a moment.',
  'Unable to sign in. Please check your email and password.',
  'You do not have any upcoming bookings.',
  'I danced for eleven years and taught for nine in rooms with forty people in them. You can teach forty people. You cannot see them.',
]);

/** Comments of a source file. Strings and names aren't checked. */
function commentsOf(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g) ?? []).join('\n');
}

/** Removes code, paths and quotations, such as titles of tests: they may contain the avoided words. */
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

/** Matches what visitors write to the chat, from which the assistant learns. */
const chatExamples = /(?<=parseExamples\()`[^`]*`/g;

/** Returns the texts of a source file that read like words for people: strings and JSX with a space in them. */
function textsOf(file: string): string[] {
  const source = readFileSync(path.join(projectRoot, file), 'utf8').replace(chatExamples, '');
  const { program } = parseSync(file, source);
  return stringsIn(program)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' '));
}

/** Returns the values of all string literals, template parts and JSX texts below a syntax node. */
function stringsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  const { type, value } = node as { type?: string; value?: unknown };
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value];
  if (type === 'TemplateElement') return [(value as { cooked: string | null }).cooked ?? ''];
  return Object.values(node).flatMap(stringsIn);
}

it('texts for people are in plain English', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: projectRoot, encoding: 'utf8' });
  const files = listed
    .trim()
    .split('\n')
    .filter((file) => textSources.test(file) && !otherSources.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => !fixedTexts.has(text) && !/\b(SELECT|INSERT|UPDATE|DELETE) /.test(text))
      .flatMap((text) =>
        [...avoidedInTexts, ...(file.startsWith('apps/server') ? [] : [uncontracted])].flatMap(
          ([word, instead]) => {
            const hit = word.exec(text);
            return hit ? [`${file}: "${hit[0]}" in "${text.slice(0, 120)}" → ${instead}`] : [];
          },
        ),
      ),
  );
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
