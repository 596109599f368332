import type { Price } from '@studio/domain/pricing/price';

/** Who pays and who comes, and the prices as they were shown: kept with the payment, so that it can be settled without anybody. */
export interface OrderDetails {
  customer: {
    title: string | null;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
  };
  /** One name for each place, the customer's own first. */
  attendeeNames: string[];
  /** One price for each place, in the order of the names. */
  prices: Price[];
  /** The saved card that it is charged to, with nobody there; otherwise its page takes the payment. */
  charged?: SavedCardReference;
}

/** A card that the provider keeps for one of its customers. */
export interface SavedCardReference {
  customerId: string;
  cardId: string;
}

/** An order as it is stored: the first ones had one price, the same for each place. */
export type StoredOrder = OrderDetails | (Omit<OrderDetails, 'prices'> & { price: Price });

/** The price of each place of an order. */
export function getPlacePrices(order: StoredOrder): Price[] {
  return 'prices' in order ? order.prices : order.attendeeNames.map(() => order.price);
}
