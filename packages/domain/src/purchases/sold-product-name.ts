import type { ProductKind } from '../catalogue/product-terms.ts';

/**
 * Returns the name of a sold product, such as "Yoga / Restore drop-in". On the pricing page, the section already says
 * "drop-in".
 */
export function getSoldProductName({ kind, name }: { kind: ProductKind; name: string }): string {
  return kind === 'drop-in' ? `${name} drop-in` : name;
}
