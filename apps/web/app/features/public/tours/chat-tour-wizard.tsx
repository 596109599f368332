import type { BookTourResponse } from '@studio/contracts/tours';
import { TourHost } from './tour-host.tsx';
import { describeBookedTour } from './tour-text.ts';

/** Last day on which the chat offers tours, in days from today (handbook: tours 7). */
const daysTo = 21;

interface ChatTourWizardProps {
  /** Runs after booking. The chat shows `sentence`. */
  onBooked: (tour: BookTourResponse, sentence: string) => void;
}

export function ChatTourWizard({ onBooked }: ChatTourWizardProps) {
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
