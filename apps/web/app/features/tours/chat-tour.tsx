import type { TourBookAnswer } from '@studio/contracts/tours';
import { TourHost } from './tour-host.tsx';
import { bookedSentence } from './tour-texts.ts';

/** The last day that the wizard offers in the chat, counted from today (handbook: tours 7). */
const daysTo = 21;

interface ChatTourProps {
  /** The tour is booked; `sentence` says so, and saying it is the chat's. */
  onBooked: (tour: TourBookAnswer, sentence: string) => void;
}

/** The wizard within the chat. */
export function ChatTour({ onBooked }: ChatTourProps) {
  return (
    <TourHost
      layout="embedded"
      heading="h2"
      daysTo={daysTo}
      unscripted={null}
      onBooked={(tour) => onBooked(tour, bookedSentence(tour))}
    />
  );
}
