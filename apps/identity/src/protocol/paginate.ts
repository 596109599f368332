import { IdentityError } from './identity-error.ts';

/**
 * A page of a short list of which everything is at hand.
 * @param after the key of the last one on the page before
 * @returns also the key that names the next page, where there is one
 * @throws InvalidParameterException when nothing in the list has that key
 */
export function paginate<Item>(
  all: readonly Item[],
  keyOf: (item: Item) => string,
  limit: number,
  after?: string,
): { page: Item[]; next: string | null } {
  const before = after ? all.findIndex((item) => keyOf(item) === after) : -1;
  if (after && before === -1) {
    throw new IdentityError('InvalidParameterException', 'The pagination token is not valid.');
  }
  const page = all.slice(before + 1, before + 1 + limit);
  const last = page.at(-1);
  return { page, next: last !== undefined && last !== all.at(-1) ? keyOf(last) : null };
}
