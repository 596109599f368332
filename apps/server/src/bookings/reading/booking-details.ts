import type { BedDto } from '@studio/contracts/beds';
import type { EntitlementRow } from '../../entitlements/store.ts';
import type { PaymentRow, RefundRow } from '../../payments/store.ts';
import type { ClassRow } from '../../timetable/store.ts';
import type { BookingRow } from '../booking-store.ts';

/** Booking with the rows that its page, emails and documents need. */
export interface BookingDetails {
  booking: BookingRow;
  klass: ClassRow;
  /** Bed of the place; null in rooms without numbered beds and after a cancellation. */
  bed: BedDto | null;
  payment: PaymentRow | null;
  /** Refund that a cancellation of the booking caused; refunds by staff are only in `refunds`. */
  refund: RefundRow | null;
  /**
   * All refunds of the booking's card payment, including refunds by staff and refunds of other places in the order.
   * Omits disputes that the studio won.
   */
  refunds: readonly RefundRow[];
  /** Entitlement whose session pays for the booking. */
  credit: Pick<EntitlementRow, 'id' | 'name' | 'balance' | 'expiresAt'> | null;
  creditInvoiced: boolean;
}
