/** Formats a list: "Mat", "Mat and Yoga", "Mat, Yoga and Reformer". `joint` replaces "and". */
export function formatList(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
