import { chatTexts } from '@studio/domain/conversations/conversation';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';

interface ChatWithoutScriptsProps {
  email: string;
  phone: { display: string; dial: string };
  /** Hours in which the phone is answered, such as "Weekdays 7:00–20:00 · Weekends 8:00–18:00". */
  hours: string;
}

/** Shows the studio's contact details in browsers without scripts. */
export function ChatWithoutScripts({ email, phone, hours }: ChatWithoutScriptsProps) {
  const contactLinks: readonly { icon: IconName; label: string; href: string }[] = [
    { icon: 'phone', label: phone.display, href: `tel:${phone.dial}` },
    { icon: 'mail', label: email, href: `mailto:${email}` },
  ];
  const row = 'flex min-h-14 items-center gap-4 py-2 numeric hover:text-clay-deep';
  return (
    <div className="px-(--gutter) py-12 md:px-0">
      <h1 className="text-h1">{chatTexts.title}</h1>
      <p className="mt-5 max-w-[34em] text-lead text-stone">
        Live chat needs JavaScript, which is turned off in this browser. You can also reach us here:
      </p>
      <ul className="mt-8 max-w-[28rem] border-t border-hairline">
        {contactLinks.map(({ icon, label, href }) => (
          <li key={href} className="border-b border-hairline">
            <a href={href} className={row}>
              <Icon name={icon} size={20} className="shrink-0" />
              {label}
            </a>
          </li>
        ))}
        <li className="border-b border-hairline">
          <Link to="/contact" className={row}>
            <Icon name="arrow-right" size={20} className="shrink-0" />
            Send us a message
          </Link>
        </li>
      </ul>
      <p className="mt-4 text-small text-stone">{hours}</p>
    </div>
  );
}
