import type { TourBookResponse } from '@studio/contracts/tours';
import { TourHost } from './tour-host.tsx';
import { describeBookedTour } from './tour-text.ts';

/** The last day that the wizard offers in the chat, counted from today (handbook: tours 7). */
const daysTo = 21;

interface ChatTourProps {
  /** The tour is booked; `sentence` says so, and saying it is the chat's. */
  onBooked: (tour: TourBookResponse, sentence: string) => void;
}

/** The wizard within the chat. */
export function ChatTourWizard({ onBooked }: ChatTourProps) {
  return (
    <TourHost
      layout="embedded"
      heading="h2"
      daysTo={daysTo}
      unscripted={null}
      onBooked={(tour) => onBooked(tour, describeBookedTour(tour))}
    />
  );
}
