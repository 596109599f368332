import { faqCopy } from '@studio/content/copy/faq';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';

const copy = faqCopy.support;

export interface SupportDetails {
  email: string;
  phone: { display: string; dial: string };
  /** Hours in which the phone is answered, such as "Weekdays 7:00–20:00, weekends 8:00–18:00". */
  hours: string;
}

/** Four ways to contact the studio: chat, form, email and phone. */
export function SupportBar({ email, phone, hours }: SupportDetails) {
  return (
    <section aria-labelledby="support" className="container-page pb-16 md:pb-24 desk:pb-32">
      <div className="grid gap-x-10 gap-y-8 rounded-panel border border-hairline bg-paper p-6 md:p-10 desk:grid-cols-[2fr_7fr] desk:items-center">
        <div>
          <h2 id="support" className="text-h3">
            {copy.heading}
          </h2>
          <p className="mt-2 text-stone">{copy.text}</p>
        </div>
        <ul className="grid gap-y-1 md:grid-cols-2 md:gap-6">
          <ContactOption
            icon="message-circle"
            hint={copy.chatHint}
            link={<Link to="/live-chat">{copy.chat}</Link>}
          />
          <ContactOption
            icon="arrow-right"
            hint={copy.contactHint}
            link={<Link to="/contact">{copy.contact}</Link>}
          />
          <ContactOption icon="mail" hint={copy.email} link={<a href={`mailto:${email}`}>{email}</a>} />
          <ContactOption icon="phone" hint={hours} link={<a href={`tel:${phone.dial}`}>{phone.display}</a>} />
        </ul>
      </div>
    </section>
  );
}

function ContactOption({ icon, link, hint }: { icon: IconName; link: ReactNode; hint: string }) {
  return (
    <li className="flex min-w-0 gap-3.5 border-t border-hairline py-4 md:border-t-0 md:border-l md:py-1 md:pl-6">
      <Icon name={icon} size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium [&_a]:text-link [&_a]:-my-2.5 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:[overflow-wrap:anywhere]">
          {link}
        </p>
        <p className="mt-1 text-small text-stone">{hint}</p>
      </div>
    </li>
  );
}
