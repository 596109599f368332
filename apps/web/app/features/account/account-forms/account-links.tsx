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
    text: 'Change your password at any time.',
    to: '/account/change-password',
    label: 'Change password',
  },
  {
    id: 'security',
    title: 'Security',
    text: 'Two-step verification, passkeys, devices and recent activity.',
    to: '/security',
    label: 'Security and devices',
  },
];
