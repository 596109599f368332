import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';

const links = [
  { label: 'Classes', to: '/classes' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Contact', to: '/contact' },
] as const;

export function NotFoundPage() {
  return (
    <MessagePage title="We can’t find that page">
      <p>It may have moved, or the link may have a typo.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/timetable">Find a class</ButtonLink>
        <ButtonLink to="/" kind="secondary">
          Go to the home page
        </ButtonLink>
      </div>
      <nav aria-label="Other pages" className="mt-8">
        <ul className="flex flex-wrap gap-x-7 text-ui">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </MessagePage>
  );
}
