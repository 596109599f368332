import { homeFaq } from '@studio/content/copy/home';
import type { FaqItem } from '@studio/content/faq';
import { Link } from 'react-router';
import { FaqText } from '../../../lib/format/faq-text.tsx';
import { Accordion, type AccordionItem } from '../../../ui/accordion.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ArrowLink } from './arrow-link.tsx';

/** Five common questions; opening one closes the others. */
export function HomeFaq({ questions }: { questions: readonly FaqItem[] }) {
  return (
    <section aria-labelledby="good-to-know" className="section-y">
      <div className="container-page grid gap-x-6 gap-y-8 desk:grid-cols-12">
        <div className="desk:col-span-4">
          <h2 id="good-to-know" className="text-h2">
            {homeFaq.title}
          </h2>
          <p className="mt-3 max-w-[20em] text-stone">{homeFaq.lead}</p>
          <Link
            to={homeFaq.contact.to}
            className="text-link mt-4 inline-flex min-h-11 items-center gap-3 font-medium"
          >
            <Icon name="mail" size={20} />
            {homeFaq.contact.label}
          </Link>
        </div>
        <div className="desk:col-span-7 desk:col-start-6">
          <Accordion name="good-to-know" items={questions.map(asRow)} />
          <ArrowLink to={homeFaq.all.to} className="mt-5">
            {homeFaq.all.label}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

function asRow({ id, question, ...item }: FaqItem): AccordionItem {
  return { key: id, title: question, content: <FaqText {...item} /> };
}
