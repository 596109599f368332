import { pricingCopy } from '@studio/content/copy/pricing';
import type { FaqItem } from '@studio/content/faq';
import type { PricingPageCopy } from '@studio/content/site-copy/pricing';
import { Link } from 'react-router';
import { FaqText } from '../../../lib/format/faq-text.tsx';
import { Accordion, type AccordionItem } from '../../../ui/accordion.tsx';
import { Icon } from '../../../ui/icon.tsx';

const labels = pricingCopy.paying;

interface PaymentFaqProps {
  copy: PricingPageCopy['paying'];
  questions: readonly FaqItem[];
}

/** FAQ on payments. Opening one question closes the others. */
export function PaymentFaq({ copy, questions }: PaymentFaqProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="paying-heading" className="bg-linen">
      <div className="container-page section-y grid gap-x-6 gap-y-8 desk:grid-cols-12">
        <div className="desk:col-span-4">
          <h2 id="paying-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-3 max-w-[22em] text-stone">{copy.lead}</p>
          <Link to={labels.more.to} className="mt-4 inline-flex min-h-11 items-center gap-2 font-medium">
            <span className="text-link">{labels.more.label}</span>
            <Icon name="arrow-right" size={20} />
          </Link>
          <p className="mt-3 max-w-[22em] text-stone when-anonymous">
            {labels.account.lead}{' '}
            <Link to={labels.account.to} className="font-medium text-ink text-link">
              {labels.account.label}
            </Link>
          </p>
        </div>
        <Accordion
          name="paying"
          items={questions.map(asRow)}
          {...(questions[0] && { openAtFirst: questions[0].id })}
          className="desk:col-span-7 desk:col-start-6"
        />
      </div>
    </section>
  );
}

function asRow({ id, question, ...item }: FaqItem): AccordionItem {
  return { key: id, title: question, content: <FaqText {...item} /> };
}
