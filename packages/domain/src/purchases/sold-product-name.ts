import type { ProductKind } from '../catalogue/product-terms.ts';

/** What a product is called once it is somebody's: "Yoga / Restore drop-in"; among the prices its section says the rest. */
export function getSoldProductName({ kind, name }: { kind: ProductKind; name: string }): string {
  return kind === 'drop-in' ? `${name} drop-in` : name;
}
