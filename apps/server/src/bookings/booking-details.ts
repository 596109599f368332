import type { EntitlementRow } from '../entitlements/store.ts';
import type { PaymentRow, RefundRow } from '../payments/store.ts';
import type { ClassRow } from '../timetable/store.ts';
import type { BookingRow } from './booking-store.ts';

/** Everything that belongs to one booking, read once for page, mail and documents. */
export interface BookingDetails {
  booking: BookingRow;
  klass: ClassRow;
  payment: PaymentRow | null;
  /** What goes back because it was changed … */
  refund: RefundRow | null;
  /** … and all that goes back of its payment, also by staff, and also for other places of it. */
  refunds: readonly RefundRow[];
  /** The credit whose session pays for it. */
  credit: Pick<EntitlementRow, 'id' | 'name' | 'balance' | 'expiresAt'> | null;
  /** An invoice was made for that credit. */
  creditInvoiced: boolean;
}
