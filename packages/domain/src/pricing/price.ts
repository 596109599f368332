/** A reason to pay less, as found by the server. `amountPence` is what it takes off, above 0. */
export interface Saving {
  /** complimentary: the studio's gift, by somebody of the staff. */
  kind: 'membership' | 'promo' | 'offer' | 'complimentary';
  name: string;
  code: string | null;
  amountPence: number;
}

/** What one place costs. `finalPence` = `basePence` − saving, never below 0. */
export interface Price {
  basePence: number;
  finalPence: number;
  currency: string;
  saving: Saving | null;
}

/** The base price and the best of the savings, never added up, never below 0 (handbook: prices 1). */
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
