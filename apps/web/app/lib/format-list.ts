/** "Mat", "Mat and Yoga", "Mat, Yoga and Reformer"; with another `joint`, "Mat or Yoga". */
export function formatList(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
