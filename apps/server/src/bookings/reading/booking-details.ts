import type { EntitlementRow } from '../../entitlements/store.ts';
import type { PaymentRow, RefundRow } from '../../payments/store.ts';
import type { ClassRow } from '../../timetable/store.ts';
import type { BookingRow } from '../booking-store.ts';

/** Booking with the rows that its page, emails and documents need. */
export interface BookingDetails {
  booking: BookingRow;
  klass: ClassRow;
  payment: PaymentRow | null;
  /** Refund made because the booking was changed. */
  refund: RefundRow | null;
  /** All refunds of its payment, including those by staff and those of other places. */
  refunds: readonly RefundRow[];
  /** Entitlement whose session pays for the booking. */
  credit: Pick<EntitlementRow, 'id' | 'name' | 'balance' | 'expiresAt'> | null;
  creditInvoiced: boolean;
}
