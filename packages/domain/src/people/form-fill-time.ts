/** A person needs at least this long to fill in a form, in milliseconds (handbook: tours 5). What is faster has to show some work. */
export const minFormFillMs = 2000;

/** Whether a form was sent faster than by hand. A form that does not say how long it was open counts as fast. */
export function isFilledTooFast(openForMs: number | undefined): boolean {
  return openForMs === undefined || openForMs < minFormFillMs;
}
