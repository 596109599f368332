import { contactCopy } from '@studio/content/copy/contact';
import { Icon } from '../../../ui/icon.tsx';
import type { ContactPageDetails } from './contact-page-details.ts';

/** Links to other ways to contact the studio. */
export function ContactOptions({
  studio,
  className = '',
}: Pick<ContactPageDetails, 'studio'> & { className?: string }) {
  const { email, phone, address } = studio;
  const links = [
    { icon: 'mail', label: email, href: `mailto:${email}` },
    { icon: 'phone', label: phone.display, href: `tel:${phone.dial}` },
    { icon: 'message-circle', label: contactCopy.chat, href: '/live-chat' },
    { icon: 'map-pin', label: `${address.street}, ${address.district}`, href: '#come-by' },
  ] as const;
  return (
    <ul className={`border-t border-hairline ${className}`}>
      {links.map(({ icon, label, href }) => (
        <li key={href} className="border-b border-hairline">
          <a
            href={href}
            className="flex min-h-14 items-center gap-4 py-2 numeric transition-colors duration-hover wrap-anywhere hover:text-clay-deep"
          >
            <Icon name={icon} size={20} className="shrink-0" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
