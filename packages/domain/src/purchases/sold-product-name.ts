import type { ProductKind } from '../catalogue/product-terms.ts';

/**
 * Returns a product's name once sold, for example "Yoga / Restore drop-in". On the pricing page the section says
 * "drop-in".
 */
export function getSoldProductName({ kind, name }: { kind: ProductKind; name: string }): string {
  return kind === 'drop-in' ? `${name} drop-in` : name;
}
