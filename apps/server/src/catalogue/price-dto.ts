import type { PriceDto } from '@studio/contracts/shared-fields';
import { toPounds } from '@studio/domain/money/money';
import type { Price } from '@studio/domain/pricing/price';

/** Converts a price to pounds. The saving appears as both `reason` and `discount`. */
export function toPriceDto({ basePence, finalPence, currency, saving }: Price): PriceDto {
  return {
    base: toPounds(basePence),
    final: toPounds(finalPence),
    reason: saving?.name ?? null,
    currency,
    discount: saving && { name: saving.name, code: saving.code, amount: toPounds(saving.amountPence) },
  };
}
