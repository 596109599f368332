import type { ProductDto } from '@studio/contracts/catalogue';

/** What can be bought here: something of the catalogue, or a gift card. */
export type PurchaseKind = ProductDto['kind'] | 'gift-card';

/** What stands for a product: an activity's picture, or one of its own. */
export type ProductImageSource = 'reformer' | 'mat' | 'yoga' | 'one-to-one' | 'gift-card';

/** A product as its checkout shows it. Amounts in pence. */
export interface PurchaseDetails {
  id: string;
  kind: PurchaseKind;
  name: string;
  subtitle: string;
  /** Of one month, of a membership; 0 of a gift card, whose price is chosen. */
  pricePence: number;
  currency: string;
  image: ProductImageSource;
  /** What holds for it, in plain words: a label and a sentence each. */
  terms: readonly (readonly [label: string, text: string])[];
  /** Of a membership: the London day of its second payment, "21 December". */
  renewsOn: string | null;
  /** The London day on which the page was made. */
  today: string;
  /** Where it is booked instead, when it is not bought first. */
  direct: { label: string; href: string } | null;
}
