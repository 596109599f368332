import type { ComponentType, ReactNode } from 'react';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageNoScriptNotice } from '../../../ui/no-script-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BookedTourDetails } from './booked-tour-details.tsx';
import { EmailLink } from './tour-wizard-parts.tsx';
import { useBookedTour } from './use-booked-tour.ts';

interface BookedTourPageProps {
  bookingId: string;
  /** Key (`k`) of the signed link. */
  tourKey: string;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/** Page behind the signed link in a tour's email, to view, move or cancel the tour. */
export function BookedTourPage({ bookingId, tourKey, MessagePage }: BookedTourPageProps) {
  const { email } = useStudio();
  const link = { bookingId, key: tourKey };
  const { state, reload, show } = useBookedTour(link);
  if (state.at === 'loading') return <BookedTourSkeleton />;
  if (state.at === 'shown') return <BookedTourDetails link={link} tour={state.tour} onChanged={show} />;
  return state.at === 'missing' ? (
    <MessagePage title="We can’t find this tour">
      <p role="alert">
        Open the link in your email again. If you copied it, make sure it’s complete. You can also email us:
      </p>
      <p>
        <EmailLink email={email} />
      </p>
      <ButtonLink to="/tour" className="mt-8">
        Book a studio tour
      </ButtonLink>
    </MessagePage>
  ) : (
    <MessagePage title="Couldn’t load your tour">
      <p role="alert">{state.problem.title} Check your connection and try again.</p>
      <Button className="mt-8" onClick={() => void reload()}>
        Retry
      </Button>
    </MessagePage>
  );
}

function BookedTourSkeleton() {
  const { email } = useStudio();
  return (
    <div className="container-page py-12 md:py-20">
      <PageNoScriptNotice email={email} className="mb-6" />
      <p role="status" className="sr-only">
        Loading your tour…
      </p>
      <div className="grid max-w-[34rem] gap-5">
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-72 rounded-panel" />
      </div>
    </div>
  );
}
