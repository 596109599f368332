import type { ProductDto } from '@studio/contracts/catalogue';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/** Kind of a product, or a gift card. */
export type PurchaseKind = ProductDto['kind'] | 'gift-card';

/** Picture beside a product: of an activity, uploaded or built in, or one of the built-in ones for other products. */
export type ProductPicture =
  | { activityId: string; picture: PictureDetails | null }
  | 'one-to-one'
  | 'gift-card';

/** Product as its checkout shows it. Amounts are in pence. */
export interface PurchaseDetails {
  id: string;
  kind: PurchaseKind;
  name: string;
  subtitle: string;
  /** Price; per month for a membership, and 0 for a gift card, whose buyer chooses the amount. */
  pricePence: number;
  currency: string;
  image: ProductPicture;
  /** Terms that apply, as pairs of label and text. */
  terms: readonly (readonly [label: string, text: string])[];
  /** London day of a membership's second payment, such as "21 December"; null for other products. */
  renewsOn: string | null;
  /** Day in London when the page was rendered. */
  today: string;
  /**
   * Link to book the product directly, for products such as events; null for products that are bought first.
   */
  direct: { label: string; href: string } | null;
}
