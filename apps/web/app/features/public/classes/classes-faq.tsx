import { classesCopy } from '@studio/content/copy/classes';
import type { FaqItem } from '@studio/content/faq';
import { Link } from 'react-router';
import { Accordion } from '../../../ui/accordion.tsx';

/** Common questions before a first class, with a link to the full FAQ. */
export function ClassesFaq({ heading, items }: { heading: string; items: readonly FaqItem[] }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className="container-page grid gap-8 section-y desk:grid-cols-12 desk:gap-6"
    >
      <div className="desk:col-span-4">
        <h2 id="questions" className="text-h2">
          {heading}
        </h2>
        <Link to="/faq" className="text-link mt-4 inline-flex min-h-11 items-center font-medium">
          {classesCopy.allQuestions}
        </Link>
      </div>
      <Accordion
        name="question"
        className="desk:col-span-7 desk:col-start-6"
        items={items.map(({ id, question, answer, more }) => ({
          key: id,
          title: question,
          content: (
            <>
              <p className="whitespace-pre-line">{answer}</p>
              {more && (
                <Link
                  to={more.to}
                  className="text-link mt-2 inline-flex min-h-11 items-center font-medium text-ink"
                >
                  {more.label}
                </Link>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
