import { reviewCopy } from '@studio/content/copy/review';
import type { ComponentType, ReactNode } from 'react';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageNoScriptNotice } from '../../../ui/no-script-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReviewEditor } from './review-editor.tsx';
import { useMyReview } from './use-my-review.ts';

interface ReviewPageProps {
  bookingId: string;
  /** `k` parameter of the signed link. */
  linkKey: string;
  /** Page layout with a single message. */
  MessagePage: ComponentType<{ title: string; children: ReactNode }>;
}

/**
 * Page behind the review link in the email after a class. The client writes a review here, and can change or withdraw
 * it until it is published.
 */
export function ReviewPage({ bookingId, linkKey, MessagePage }: ReviewPageProps) {
  const link = { bookingId, key: linkKey };
  const { state, refetch } = useMyReview(link);
  if (state.at === 'loading') return <ReviewSkeleton />;
  if (state.at === 'failed')
    return (
      <MessagePage title={reviewCopy.loadFailed}>
        <p role="alert">Check your connection and try again.</p>
        <Button className="mt-8" onClick={() => void refetch()}>
          Try again
        </Button>
      </MessagePage>
    );
  if (state.at !== 'shown') {
    const { title, text } = reviewCopy[state.at];
    return (
      <MessagePage title={title}>
        <p role="alert">{text}</p>
        <ButtonLink to="/contact" className="mt-8">
          {reviewCopy.published.contactLink}
        </ButtonLink>
      </MessagePage>
    );
  }
  if (state.response.review?.published)
    return (
      <MessagePage title={reviewCopy.published.title}>
        <p>{reviewCopy.published.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/classes">{reviewCopy.published.classesLink}</ButtonLink>
          <ButtonLink kind="secondary" to="/contact">
            {reviewCopy.published.contactLink}
          </ButtonLink>
        </div>
      </MessagePage>
    );
  return <ReviewEditor link={link} response={state.response} />;
}

/** Skeleton shown while the class loads. */
function ReviewSkeleton() {
  const { email } = useStudio();
  return (
    <div className="container-page py-10 md:py-16">
      <PageNoScriptNotice email={email} className="mb-6" />
      <p role="status" className="sr-only">
        Loading your class…
      </p>
      <div className="grid max-w-[36rem] gap-6">
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-12 w-64" />
        <Skeleton className="h-40 rounded-input" />
      </div>
    </div>
  );
}
