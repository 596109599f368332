import { ButtonLink } from '../../ui/button-link.tsx';
import { QuietPage } from './quiet-page.tsx';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <QuietPage title="This room is empty">
      <p>There is no page at this address. It may have moved, or the link has a slip in it.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/timetable">Find a class</ButtonLink>
        <ButtonLink to="/" kind="secondary">
          Go home
        </ButtonLink>
      </div>
    </QuietPage>
  );
}
