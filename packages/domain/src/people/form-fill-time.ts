/**
 * Minimum time that a person needs to fill in a form, in milliseconds (handbook: tours 5). Faster senders must solve a
 * proof of work.
 */
export const minFormFillMs = 2000;

/** Returns whether a form was filled in too fast for a person. A missing time counts as too fast. */
export function isFilledTooFast(openForMs: number | undefined): boolean {
  return openForMs === undefined || openForMs < minFormFillMs;
}
