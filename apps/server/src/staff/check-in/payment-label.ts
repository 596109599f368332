import type { RosterBookingRow } from './roster-statements.ts';

const atDesk = { CASH: 'Cash', TERMINAL: 'Card at the desk', COMPLIMENTARY: 'Complimentary' } as const;

/** Returns the payment of a place as check-in shows it, such as "Reformer Flex 8", "Card" or "Drop-in". */
export function getPaymentLabel(
  row: Pick<RosterBookingRow, 'creditName' | 'duePence' | 'deskMethod' | 'paymentMethod' | 'savingName'>,
): string {
  if (row.creditName) return row.creditName;
  if (row.duePence > 0) return 'Drop-in';
  if (row.deskMethod) return atDesk[row.deskMethod];
  return row.paymentMethod === 'PAYG' ? 'Card' : (row.savingName ?? 'Nothing to pay');
}
