import { Mail, MapPin, Phone } from '../../ui/icons.tsx';
import type { ContactFacts } from './contact-facts.ts';

/** The other ways to reach the studio: each a line that can be pressed. */
export function ReachUs({ studio, className = '' }: Pick<ContactFacts, 'studio'> & { className?: string }) {
  const { email, phone, address } = studio;
  const ways = [
    { Icon: Mail, words: email, href: `mailto:${email}` },
    { Icon: Phone, words: phone.display, href: `tel:${phone.dial}` },
    { Icon: MapPin, words: `${address.street}, ${address.district}`, href: '#come-by' },
  ];
  return (
    <ul className={`border-t border-hairline ${className}`}>
      {ways.map(({ Icon, words, href }) => (
        <li key={href} className="border-b border-hairline">
          <a
            href={href}
            className="flex min-h-14 items-center gap-4 py-2 numeric transition-colors duration-hover wrap-anywhere hover:text-clay-deep"
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0" />
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
