import type { BookTourResponse } from '@studio/contracts/tours';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { TourFrame, type TourLayout } from './tour-frame.tsx';
import { describeBookedTour, tourText } from './tour-text.ts';
import { TourDaysError, TourDaysSkeleton } from './tour-wizard-parts.tsx';
import { useLazyTourWizard } from './use-lazy-tour-wizard.ts';

export interface TourHostProps {
  layout: TourLayout;
  heading: 'h1' | 'h2';
  /** Last day on which tours are offered, in days from today; defaults to that of the wizard. */
  daysTo?: number;
  /** Content shown in browsers without scripts. */
  unscripted: ReactNode;
  /** Handles a booked tour. If undefined, `TourHost` shows the confirmation. */
  onBooked?: (tour: BookTourResponse) => void;
}

/** Hosts the wizard on a page or in a dialog: skeleton, wizard and confirmation. */
export function TourHost({ layout, heading, daysTo, unscripted, onBooked }: TourHostProps) {
  const { email } = useStudio();
  const place = useRef<HTMLDivElement>(null);
  const { wizard, retry } = useLazyTourWizard(place);
  const [tour, setTour] = useState<BookTourResponse | null>(null);
  if (tour)
    return <TourBooked tour={tour} heading={heading} layout={layout} onBookAnother={() => setTour(null)} />;
  return (
    <div ref={place} className={layout === 'sheet' ? 'h-full' : ''}>
      {wizard.at === 'ready' ? (
        <wizard.Wizard
          layout={layout}
          heading={heading}
          {...(daysTo === undefined ? {} : { daysTo })}
          fallbackEmail={email}
          onCompleted={onBooked ?? setTour}
        />
      ) : (
        <TourFrame layout={layout} heading={heading} step="day">
          <p className="mb-4 font-semibold noscript:hidden">{tourText.hint}</p>
          {wizard.at === 'failed' ? (
            <TourDaysError problem={{ title: tourText.loadFailed }} onRetry={retry} />
          ) : (
            <TourDaysSkeleton />
          )}
          <noscript>{unscripted}</noscript>
          <div className="h-27 noscript:hidden" aria-hidden="true" />
        </TourFrame>
      )}
    </div>
  );
}

interface TourBookedProps {
  tour: BookTourResponse;
  heading: 'h1' | 'h2';
  layout: TourLayout;
  /** Remounts the wizard, which reloads the availability. */
  onBookAnother: () => void;
}

/** Confirmation of a booked tour. Takes the focus, because the wizard is unmounted. */
function TourBooked({ tour, heading: Heading, layout, onBookAnother }: TourBookedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={layout === 'sheet' ? 'px-5 pr-14 md:px-10' : ''}>
      <Heading ref={title} tabIndex={-1} className="text-title outline-none">
        See you soon, {tour.customer.firstName}
      </Heading>
      <p role="status" className="mt-4 break-words">
        {describeBookedTour(tour)}
      </p>
      <p className="mt-2 text-stone">You can move or cancel the tour with the link in the email.</p>
      <Button kind="secondary" className="mt-6" onClick={onBookAnother}>
        Book another time
      </Button>
    </div>
  );
}
