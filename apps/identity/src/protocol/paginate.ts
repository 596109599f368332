import { IdentityError } from './identity-error.ts';

/**
 * Returns a page of a list that is fully in memory.
 * @param after key of the last item on the previous page
 * @returns also the key for the next page, or null
 * @throws InvalidParameterException when no item has that key
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
