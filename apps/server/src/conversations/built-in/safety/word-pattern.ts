import { wordGroups } from '@studio/content/assistant/vocabulary/word-groups';

/**
 * Compiles patterns over the words of a normalised message, one a line: `a/b` either word, `a?` or `a/b?` optional,
 * `a*` any ending, `..` up to 4 words between, `^` and `$` start and end, `@name` the words of a group. Lines starting
 * with `#` are comments. Gaps are bounded and never cross `~`, which stands for a removed phrase, so matching takes
 * linear time.
 */
export function compileWordPatterns(lines: string): RegExp {
  const patterns = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ +/).map(compileToken).join(''));
  return new RegExp(`(?:${patterns.join('|')})(?= )`, 'g');
}

function compileToken(token: string): string {
  if (token === '..') return '(?: [^ ~^$]+){0,4}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token).split('/').flatMap(expandGroup);
  const either = `(?: (?:${words.map(compileWord).join('|')}))`;
  return isOptional ? `${either}?` : either;
}

function compileWord(word: string): string {
  if (word === '^' || word === '$') return `\\${word}`;
  return word.endsWith('*') ? `${word.slice(0, -1)}[^ ]*` : word;
}

function expandGroup(word: string): string[] {
  return word.startsWith('@') ? (wordGroups[word.slice(1)] ?? '').split(' ') : [word];
}
