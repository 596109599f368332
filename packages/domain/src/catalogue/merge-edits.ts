/** Field that someone else changed while the form was open. */
export interface ConcurrentEdit<Values> {
  field: keyof Values & string;
  /** Whether the user changed the same field to something else. Their value is then kept. */
  isContested: boolean;
}

/**
 * Merges what a user typed with what someone else saved since the form was opened (handbook: timetable 19). A field
 * that the user left alone gets the other person's value. A field that the user changed keeps the user's value.
 */
export function mergeEdits<Values extends object>(
  opened: Values,
  typed: Values,
  saved: Values,
): { merged: Values; edits: ConcurrentEdit<Values>[] } {
  const merged = { ...typed };
  const edits: ConcurrentEdit<Values>[] = [];
  for (const field of Object.keys(saved) as (keyof Values & string)[]) {
    if (isEqual(opened[field], saved[field])) continue;
    const isMine = !isEqual(opened[field], typed[field]);
    if (!isMine) merged[field] = saved[field];
    edits.push({ field, isContested: isMine && !isEqual(typed[field], saved[field]) });
  }
  return { merged, edits };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
