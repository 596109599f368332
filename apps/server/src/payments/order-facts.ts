import type { Price } from '@studio/domain/pricing/price';

/** Who pays and who comes, and the price as it was shown: kept with the payment, so that it can be settled without anybody. */
export interface OrderFacts {
  customer: {
    title: string | null;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
  };
  /** One name for each place, the customer's own first. */
  attendeeNames: string[];
  /** Price of one place. */
  price: Price;
}
