import type { FaqItem, FaqTopicLabels } from '@studio/content/faq';
import { formatCount } from '@studio/domain/text/format';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Accordion } from '../../../ui/accordion.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import type { FaqQuery } from './faq-url.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { NoResults } from './no-results.tsx';
import { tokenizeQuery } from './search-matching.ts';
import { type FaqContents, groupQuestions, searchQuestions } from './search-questions.ts';

interface FaqResultsProps {
  contents: FaqContents;
  faqQuery: FaqQuery;
  list: RefObject<HTMLDivElement | null>;
  onSearch: (asked: FaqQuery) => void;
}

/** Lists the matching questions. Without a topic and a search, they are grouped. */
export function FaqResults({ contents, faqQuery, list, onSearch }: FaqResultsProps) {
  useNamedQuestion();
  const { topics } = contents;
  const found = searchQuestions(faqQuery, contents);
  const tokens = tokenizeQuery(faqQuery.query);
  const isUnfiltered = faqQuery.topic === topics[0]?.id && faqQuery.query === '';
  return (
    <section aria-labelledby="answers" className="container-page section-y">
      <div className="grid gap-y-8 desk:grid-cols-12 desk:gap-x-6">
        <div className="desk:sticky desk:top-32 desk:col-span-4 desk:self-start">
          <h2 id="answers" className="text-h2">
            {heading(faqQuery, topics)}
          </h2>
          <p role="status" className="mt-3 text-stone">
            {formatResultCount(found.length, faqQuery.query)}
          </p>
          {isUnfiltered && <GroupLinks questions={found} topics={topics} />}
        </div>
        <div ref={list} className="min-w-0 desk:col-span-8">
          {found.length === 0 && <NoResults contents={contents} faqQuery={faqQuery} onSearch={onSearch} />}
          {isUnfiltered &&
            groupQuestions(found, topics).map(({ topic: { id, heading }, questions }) => (
              <section key={id} aria-labelledby={`about-${id}`} className="below-fold mb-14 last:mb-0">
                <h3 id={`about-${id}`} className="eyebrow mb-4 font-sans">
                  {heading}
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

function GroupLinks({
  questions,
  topics,
}: {
  questions: readonly FaqItem[];
  topics: readonly FaqTopicLabels[];
}) {
  return (
    <ul className="mt-8 hidden border-l border-hairline desk:block">
      {groupQuestions(questions, topics).map(({ topic: { id, heading } }) => (
        <li key={id}>
          <a
            href={`#about-${id}`}
            className="-ml-px inline-flex min-h-11 items-center border-l border-transparent pl-5 text-stone transition-colors duration-160 hover:border-clay hover:text-clay-deep"
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}

function heading({ topic, query }: FaqQuery, topics: readonly FaqTopicLabels[]): string {
  if (query) return 'Search results';
  if (topic === topics[0]?.id) return 'All answers';
  return topics.find(({ id }) => id === topic)?.label ?? '';
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
