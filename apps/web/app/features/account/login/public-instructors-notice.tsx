import { Link } from 'react-router';

const pages = [
  { name: 'Reformer', to: '/classes/reformer#teachers' },
  { name: 'Mat Pilates', to: '/classes/mat-pilates#teachers' },
  { name: 'Yoga', to: '/classes/yoga#teachers' },
];

/** Links visitors of the restricted page /about to the instructors on public pages. */
export function PublicInstructorsNotice() {
  return (
    <>
      <p>Looking for our instructors? Meet them here, no account needed:</p>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center font-medium text-link">
              {name}
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
