import { Link } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';

/** Links visitors of the restricted page /about to the instructors on public pages. */
export function PublicInstructorsNotice() {
  const pages = useRootData()?.classMenu ?? [];
  return (
    <>
      <p>Looking for our instructors? Meet them here, no account needed:</p>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={`${to}#teachers`} className="inline-flex min-h-11 items-center font-medium text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Or{' '}
        <Link to="/timetable?filter=trainer" className="font-medium text-link">
          choose a class by instructor
        </Link>
        .
      </p>
    </>
  );
}
