/** Characters of what is said to everybody about a class that is cancelled, or that somebody cannot teach. */
export const classReasonLength = { min: 3, max: 300 };

/** Whether a reason says something. */
export function isReasonGiven(typed: string): boolean {
  return typed.trim().length >= classReasonLength.min;
}
