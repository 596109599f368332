/** Counter item that the catalogue doesn't contain, such as "Water" for 250 pence. */
export interface CounterItem {
  name: string;
  pricePence: number;
}

/** Name of the client in lists of a counter item's sale without a client (handbook: packs-and-memberships 19). */
export const noClientName = 'No client';

/** Range of a counter item's price, in pence, and the maximum length of its name. */
export const counterItemLimits = { minPence: 1, maxPence: 99_900, maxNameLength: 80 } as const;

/** Problems of a typed counter item by field; undefined for a valid field. */
export interface CounterItemErrors {
  name: string | undefined;
  price: string | undefined;
}

/**
 * Returns the errors of a typed counter item by field (handbook: packs-and-memberships 19). A price that isn't a number
 * is null.
 */
export function getCounterItemErrors(item: { name: string; pricePence: number | null }): CounterItemErrors {
  const { minPence, maxPence } = counterItemLimits;
  const { pricePence } = item;
  const isInRange = pricePence !== null && pricePence >= minPence && pricePence <= maxPence;
  return {
    name: item.name.trim() === '' ? 'Enter the item’s name, for example Water.' : undefined,
    price: isInRange ? undefined : 'Enter a price from £0.01 to £999, for example 2.50.',
  };
}
