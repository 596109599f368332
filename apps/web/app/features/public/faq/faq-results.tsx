import { faqCopy } from '@studio/content/copy/faq';
import { type FaqItem, faqTags } from '@studio/content/faq';
import { formatCount } from '@studio/domain/text/format';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Accordion } from '../../../ui/accordion.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import type { FaqQuery } from './faq-url.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { NoResults } from './no-results.tsx';
import { tokenizeQuery } from './search-matching.ts';
import { groupQuestions, searchQuestions } from './search-questions.ts';

interface FaqResultsProps {
  faqQuery: FaqQuery;
  list: RefObject<HTMLDivElement | null>;
  onSearch: (asked: FaqQuery) => void;
}

/** Lists the matching questions. Without a topic and a search, they are grouped. */
export function FaqResults({ faqQuery, list, onSearch }: FaqResultsProps) {
  useNamedQuestion();
  const found = searchQuestions(faqQuery);
  const tokens = tokenizeQuery(faqQuery.query);
  const isUnfiltered = faqQuery.topic === 'general' && faqQuery.query === '';
  return (
    <section aria-labelledby="answers" className="container-page section-y">
      <div className="grid gap-y-8 desk:grid-cols-12 desk:gap-x-6">
        <div className="desk:sticky desk:top-32 desk:col-span-4 desk:self-start">
          <h2 id="answers" className="text-h2">
            {heading(faqQuery)}
          </h2>
          <p role="status" className="mt-3 text-stone">
            {formatResultCount(found.length, faqQuery.query)}
          </p>
          {isUnfiltered && <GroupLinks questions={found} />}
        </div>
        <div ref={list} className="min-w-0 desk:col-span-8">
          {found.length === 0 && <NoResults faqQuery={faqQuery} onSearch={onSearch} />}
          {isUnfiltered &&
            groupQuestions(found).map(({ tag, questions }) => (
              <section key={tag} aria-labelledby={`about-${tag}`} className="below-fold mb-14 last:mb-0">
                <h3 id={`about-${tag}`} className="eyebrow mb-4 font-sans">
                  {faqCopy.groups[tag]}
                </h3>
                <Questions heading="h4" questions={questions} tokens={tokens} />
              </section>
            ))}
          {!isUnfiltered && found.length > 0 && <Questions heading="h3" questions={found} tokens={tokens} />}
        </div>
      </div>
    </section>
  );
}

interface QuestionsProps {
  /** Heading level of the questions, one below the heading above them. */
  heading: 'h3' | 'h4';
  questions: readonly FaqItem[];
  tokens: readonly string[];
}

function Questions({ heading, questions, tokens }: QuestionsProps) {
  const items = questions.map((item) => ({
    key: item.id,
    title: <HighlightedText text={item.question} tokens={tokens} />,
    content: <FaqAnswer item={item} tokens={tokens} />,
  }));
  return <Accordion name="faq" heading={heading} items={items} />;
}

function GroupLinks({ questions }: { questions: readonly FaqItem[] }) {
  return (
    <ul className="mt-8 hidden border-l border-hairline desk:block">
      {groupQuestions(questions).map(({ tag }) => (
        <li key={tag}>
          <a
            href={`#about-${tag}`}
            className="-ml-px inline-flex min-h-11 items-center border-l border-transparent pl-5 text-stone transition-colors duration-160 hover:border-clay hover:text-clay-deep"
          >
            {faqCopy.groups[tag]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function heading({ topic, query }: FaqQuery): string {
  if (query) return 'Search results';
  if (topic === 'general') return 'All answers';
  return faqTags.find(({ tag }) => tag === topic)?.label ?? '';
}

/**
 * Returns the number of results, such as "3 answers for ‘late’". Screen readers announce it when it changes.
 */
function formatResultCount(found: number, query: string): string {
  const answers = found === 0 ? 'No answers' : formatCount(found, 'answer');
  return query ? `${answers} for ‘${query}’` : answers;
}

/**
 * Opens the question that the URL fragment names, such as /faq#cancel, even if the visitor follows the same link
 * again.
 */
function useNamedQuestion() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const row = key && hash ? document.getElementById(hash.slice(1)) : null;
    if (row instanceof HTMLDetailsElement) row.open = true;
  }, [hash, key]);
}
