import type { StaffBooking } from '@studio/contracts/staff-people';

export type BookingAction = 'pay' | 'refund' | 'move' | 'cancel' | 'mark-attended' | 'mark-no-show';

export interface BookingDialogProps {
  booking: StaffBooking;
  act: BookingAction;
  onClose: () => void;
  onDone: (message: string) => void;
}
