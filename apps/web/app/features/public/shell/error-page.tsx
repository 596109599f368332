import { isRouteErrorResponse } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const failureText = [
  'Something went wrong',
  'Sorry, that’s our fault. This page hasn’t booked or charged anything.',
] as const;
const unavailableText = [
  'We’ll be right back',
  'We can’t connect right now. Your bookings are safe, and this page hasn’t booked or charged anything.',
] as const;

/** Replaces a page that failed, with buttons to retry or go to the home page. */
export function ErrorPage({ error }: { error: unknown }) {
  const frame = useRootData();
  const email = frame?.studio.email;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const [title, lead] = frame?.isApiUnavailable ? unavailableText : failureText;
  return (
    <MessagePage title={title}>
      <p>
        {lead} Try again
        {email && (
          <>
            , or email{' '}
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>{' '}
            and we’ll help
          </>
        )}
        .
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="." reloadDocument>
          Try again
        </ButtonLink>
        <ButtonLink to="/" kind="secondary" reloadDocument>
          Go to the home page
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
