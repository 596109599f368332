import { branch } from '@studio/content/branch';
import { isRouteErrorResponse } from 'react-router';
import { useFrame } from '../../lib/use-frame.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { QuietPage } from './quiet-page.tsx';

/** What stands in place of a page that failed: what happened, and two ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const { email } = useFrame()?.studio ?? branch;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <QuietPage title="Something went wrong on our side">
      <p>
        Nothing was booked or charged by this page. Try it again, or write to{' '}
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>{' '}
        and we will help.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="." reloadDocument>
          Try again
        </ButtonLink>
        <ButtonLink to="/" kind="secondary" reloadDocument>
          Go home
        </ButtonLink>
      </div>
    </QuietPage>
  );
}
