import type { StaffBooking } from '@studio/contracts/staff-people';

export type BookingAction = 'pay' | 'give-back' | 'move' | 'cancel' | 'came' | 'missed';

export interface BookingDialogProps {
  booking: StaffBooking;
  act: BookingAction;
  onClose: () => void;
  onDone: (said: string) => void;
}
