/** Formats a list: "Mat", "Mat and Yoga", "Mat, Yoga and Reformer". `conjunction` replaces "and". */
export function formatList(items: readonly string[], conjunction = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
