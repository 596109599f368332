import { Link } from 'react-router';
import type { Studio } from '../../../lib/site/studio.ts';

/** Page that visitors see until the owner opens the site. Shows only the details that the owner has entered. */
export function OpeningSoon({ studio: { name, email, phone } }: { studio: Studio }) {
  return (
    <div className="container-page flex min-h-[85svh] flex-col justify-center py-16">
      <p className="text-lead text-stone">{name}</p>
      <h1 className="mt-3 text-h1">Opening soon</h1>
      <p className="mt-5 max-w-[32rem] text-lead text-stone">
        We’re getting ready. You can’t book online yet. Please come back soon.
      </p>
      {(email || phone.dial) && (
        <ul className="mt-6 flex flex-wrap gap-x-8">
          {email && (
            <li>
              <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center">
                {email}
              </a>
            </li>
          )}
          {phone.dial && (
            <li>
              <a href={`tel:${phone.dial}`} className="text-link numeric inline-flex min-h-11 items-center">
                {phone.display}
              </a>
            </li>
          )}
        </ul>
      )}
      <p className="mt-10 text-small text-stone">
        <Link to="/login?returnUrl=%2Fadmin" className="text-link inline-flex min-h-11 items-center">
          Team login
        </Link>
      </p>
    </div>
  );
}
