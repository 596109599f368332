import type { BookingDialogProps } from './booking-actions.ts';
import { CancelClientBookingDialog } from './cancel-client-booking-dialog.tsx';
import { CorrectAttendanceDialog } from './correct-attendance-dialog.tsx';
import { MoveClientBookingDialog } from './move-client-booking-dialog.tsx';
import { PayBookingDialog } from './pay-booking-dialog.tsx';
import { RecordRefundDialog } from './record-refund-dialog.tsx';

export function BookingActionDialog(props: BookingDialogProps) {
  switch (props.act) {
    case 'pay':
      return <PayBookingDialog {...props} />;
    case 'refund':
      return <RecordRefundDialog {...props} />;
    case 'move':
      return <MoveClientBookingDialog {...props} />;
    case 'cancel':
      return <CancelClientBookingDialog {...props} />;
    default:
      return <CorrectAttendanceDialog {...props} />;
  }
}
