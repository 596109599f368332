import type { ProductDto } from '@studio/contracts/catalogue';

/** Kind of a product, or a gift card. */
export type PurchaseKind = ProductDto['kind'] | 'gift-card';

export type ProductImageSource = 'reformer' | 'mat' | 'yoga' | 'one-to-one' | 'gift-card';

/** Product as its checkout shows it. Amounts in pence. */
export interface PurchaseDetails {
  id: string;
  kind: PurchaseKind;
  name: string;
  subtitle: string;
  /** Monthly price of a membership. 0 for a gift card, whose buyer chooses the amount. */
  pricePence: number;
  currency: string;
  image: ProductImageSource;
  /** Terms that apply, as pairs of label and sentence. */
  terms: readonly (readonly [label: string, text: string])[];
  /** London day of a membership's second payment, such as "21 December". Null for other products. */
  renewsOn: string | null;
  /** Today in London when the page was rendered. */
  today: string;
  /** Link for booking, when the product isn't bought first. */
  direct: { label: string; href: string } | null;
}
