import { useState } from 'react';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ClassBookingForm } from './class-booking-form.tsx';
import { OneToOneBookingForm } from './one-to-one-booking-form.tsx';
import { type ChosenPerson, PersonPicker } from './person-picker.tsx';

export interface BookForPersonDialogProps {
  open: boolean;
  onClose: () => void;
  /** Client to book for. If undefined, staff first choose a client. */
  person?: ChosenPerson;
  /** Class to book. If undefined, staff choose a class. */
  classId?: string;
  /** Called after a booking. `message` is the message to show. */
  onBooked: (message: string) => void;
}

/** Dialog in which staff book a class for a client. Without `classId`, they can book a one-to-one instead. */
export function BookForPersonDialog({ open, onClose, person, classId, onBooked }: BookForPersonDialogProps) {
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  const [kind, setKind] = useState<'class' | 'one-to-one'>('class');
  const client = person ?? chosen;
  const close = () => {
    setChosen(null);
    onClose();
  };
  const handleBooked = (message: string) => {
    setChosen(null);
    onBooked(message);
  };
  return (
    <Sheet title={client ? `Book for ${client.name}` : 'Book for a client'} open={open} onClose={close}>
      {!client && <PersonPicker onChosen={setChosen} />}
      {client && !person && (
        <p className="mb-4">
          <button type="button" className="text-link min-h-11 font-medium" onClick={() => setChosen(null)}>
            Choose another client
          </button>
        </p>
      )}
      {client && !classId && (
        <SegmentedControl
          legend="Booking type"
          name="book-for-kind"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'class', label: 'Class' },
            { value: 'one-to-one', label: '1:1' },
          ]}
          className="mb-5"
        />
      )}
      {client && (classId || kind === 'class') && (
        <ClassBookingForm person={client} {...(classId && { classId })} onBooked={handleBooked} />
      )}
      {client && !classId && kind === 'one-to-one' && (
        <OneToOneBookingForm person={client} onBooked={handleBooked} />
      )}
    </Sheet>
  );
}
