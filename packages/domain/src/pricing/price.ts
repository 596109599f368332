/** Saving that the server found. `amountPence` is the amount that it takes off, above 0. */
export interface Saving {
  /** Kind of saving. complimentary: a free place that staff granted. */
  kind: 'membership' | 'promo' | 'offer' | 'complimentary';
  name: string;
  code: string | null;
  amountPence: number;
}

/** Price of one place. `finalPence` = `basePence` − saving, never below 0. */
export interface Price {
  basePence: number;
  finalPence: number;
  currency: string;
  saving: Saving | null;
}

/** Maximum price of a place in a class, in pence. */
export const maxClassPricePence = 99_900;

/**
 * Returns the base price with the best of the savings (handbook: prices 1). Savings never add up, and the result is
 * never below 0.
 */
export function getBestPrice(basePence: number, savings: readonly Saving[], currency = 'GBP'): Price {
  const capped = savings.map((saving) => ({
    ...saving,
    amountPence: Math.min(saving.amountPence, basePence),
  }));
  const best = capped.reduce<Saving | null>(
    (found, saving) => (saving.amountPence > (found?.amountPence ?? 0) ? saving : found),
    null,
  );
  return { basePence, finalPence: basePence - (best?.amountPence ?? 0), currency, saving: best };
}
