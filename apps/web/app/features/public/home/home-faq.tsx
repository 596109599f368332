import type { FaqItem } from '@studio/content/faq';
import type { HomeCopy } from '@studio/content/site-copy/home';
import { Link } from 'react-router';
import { FaqText } from '../../../lib/format/faq-text.tsx';
import { Accordion, type AccordionItem } from '../../../ui/accordion.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ArrowLink } from './arrow-link.tsx';

interface HomeFaqProps {
  copy: HomeCopy['questions'];
  questions: readonly FaqItem[];
}

/** Some common questions; opening one closes the others. */
export function HomeFaq({ copy, questions }: HomeFaqProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="good-to-know" className="section-y">
      <div className="container-page grid gap-x-6 gap-y-8 desk:grid-cols-12">
        <div className="desk:col-span-4">
          <h2 id="good-to-know" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-3 max-w-[20em] text-stone">{copy.lead}</p>
          <Link to="/contact" className="text-link mt-4 inline-flex min-h-11 items-center gap-3 font-medium">
            <Icon name="mail" size={20} />
            Contact us
          </Link>
        </div>
        <div className="desk:col-span-7 desk:col-start-6">
          <Accordion name="good-to-know" items={questions.map(asRow)} />
          <ArrowLink to="/faq" className="mt-5">
            All questions
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

function asRow({ id, question, ...item }: FaqItem): AccordionItem {
  return { key: id, title: question, content: <FaqText {...item} /> };
}
