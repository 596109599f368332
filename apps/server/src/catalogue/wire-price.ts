import type { WirePrice } from '@studio/contracts/fields';
import { poundsFromPence } from '@studio/domain/money/money';
import type { Price } from '@studio/domain/pricing/price';

/** A price as the wire carries it: pounds, with the saving named twice, as reason and as discount. */
export function wirePrice({ basePence, finalPence, currency, saving }: Price): WirePrice {
  return {
    base: poundsFromPence(basePence),
    final: poundsFromPence(finalPence),
    reason: saving?.name ?? null,
    currency,
    discount: saving && { name: saving.name, code: saving.code, amount: poundsFromPence(saving.amountPence) },
  };
}
