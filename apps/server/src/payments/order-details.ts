import type { Price } from '@studio/domain/pricing/price';

/**
 * Customer, attendees and prices of an order, stored with its payment so that it can be settled without the browser.
 */
export interface OrderDetails {
  customer: {
    title: string | null;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
  };
  /** One name per place, the customer's first. */
  attendeeNames: string[];
  /** One price per place, in the order of the names. */
  prices: Price[];
  /** Saved card that is charged off-session. Without it, the browser makes the payment. */
  charged?: SavedCardReference;
}

/** Reference to a card that the provider stores for a customer. */
export interface SavedCardReference {
  customerId: string;
  cardId: string;
}

/** Order as it is stored. An old order has one price, which applies to each place. */
export type StoredOrder = OrderDetails | (Omit<OrderDetails, 'prices'> & { price: Price });

export function getPlacePrices(order: StoredOrder): Price[] {
  return 'prices' in order ? order.prices : order.attendeeNames.map(() => order.price);
}
