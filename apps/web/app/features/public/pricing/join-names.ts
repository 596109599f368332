import { formatList } from '@studio/domain/text/format';

/**
 * Joins names and drops repeated first words: "Reformer Flex 4" and "Reformer Flex 8" become "Reformer Flex 4 and 8".
 */
export function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => name.split(' '));
  if (!first || others.length === 0) return names.join('');
  let same = 0;
  while (same < first.length - 1 && others.every((tokens) => tokens[same] === first[same])) same++;
  return [
    ...first.slice(0, same),
    formatList([first, ...others].map((tokens) => tokens.slice(same).join(' '))),
  ].join(' ');
}
