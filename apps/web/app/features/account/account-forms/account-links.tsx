import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';

/** Links to the pages for password and security, beside the profile. */
export function AccountLinks() {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {links.map(({ id, title, text, to, label }) => (
        <section key={id} aria-labelledby={id} className="py-6">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <p className="mt-1.5 text-stone">{text}</p>
          <Link to={to} className="mt-1 inline-flex min-h-11 items-center gap-2 font-medium text-link">
            {label}
            <Icon name="arrow-right" size={20} />
          </Link>
        </section>
      ))}
    </div>
  );
}

const links = [
  {
    id: 'password',
    title: 'Password',
    text: 'Change it when you like, and when you have told it to somebody.',
    to: '/account/change-password',
    label: 'Change password',
  },
  {
    id: 'security',
    title: 'Security',
    text: 'A second step, passkeys, your devices, and what happened lately. A phone left on a train is signed out there.',
    to: '/security',
    label: 'Security and devices',
  },
];
