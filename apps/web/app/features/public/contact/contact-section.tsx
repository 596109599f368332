import { contactCopy } from '@studio/content/copy/contact';
import type { ContactDetails } from '@studio/domain/enquiries/contact-details';
import { type ReactNode, useState } from 'react';
import { ContactForm } from './contact-form.tsx';
import { ContactOptions } from './contact-options.tsx';
import type { ContactPageDetails } from './contact-page-details.ts';
import { ContactSent } from './contact-sent.tsx';

/** Contact form and the other ways to contact the studio. `daylight` is the decoration behind them. */
export function ContactSection({ details, daylight }: { details: ContactPageDetails; daylight: ReactNode }) {
  const [sent, setSent] = useState<ContactDetails | null>(null);
  const [sender, setSender] = useState({ name: '', email: '' });
  const handleSent = (details: ContactDetails) => {
    setSent(details);
    setSender(details);
  };
  return (
    <section className="relative isolate overflow-hidden">
      {daylight}
      <div className="container-page relative grid gap-x-6 gap-y-10 pt-10 pb-16 md:pt-16 md:pb-24 desk:grid-cols-12 desk:pb-32">
        <div className="desk:col-span-5 desk:pt-6">
          <p className="eyebrow">{contactCopy.title}</p>
          <h1 className="mt-4 text-h1">{details.copy.heading}</h1>
          <p className="mt-5 max-w-[24em] text-lead text-stone">{details.copy.lead}</p>
          <p className="mt-5 font-medium">{details.copy.promise}</p>
          <ContactOptions studio={details.studio} className="mt-9 max-w-[24rem]" />
        </div>
        <div className="rounded-panel border border-hairline bg-paper p-5 sm:p-8 desk:col-span-6 desk:col-start-7 desk:p-10">
          {sent ? (
            <ContactSent sent={sent} promise={details.copy.promise} onSendAnother={() => setSent(null)} />
          ) : (
            <ContactForm details={details} sender={sender} onSent={handleSent} />
          )}
        </div>
      </div>
    </section>
  );
}
