import type { FaqCopy } from '@studio/content/site-copy/faq-fields';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { replacePageSearch, usePageSearch } from '../../../lib/site/page-search.ts';
import { closeAccordionRows } from '../../../ui/accordion.tsx';
import { FaqResults } from './faq-results.tsx';
import { FaqSearch } from './faq-search.tsx';
import { buildFaqSearch, type FaqQuery, parseFaqUrl } from './faq-url.ts';
import type { FaqContents } from './search-questions.ts';

interface FaqBrowserProps {
  copy: Pick<FaqCopy, 'heading' | 'lead'>;
  contents: FaqContents;
  /** Picture beside the search, on wide screens. */
  picture: ReactNode;
  /** Decoration behind the search. */
  daylight: ReactNode;
}

/**
 * Search, topics and questions. The URL contains the state, so that a link can be shared. Any input closes
 * the open question (handbook: pages 3).
 */
export function FaqBrowser({ copy, contents, picture, daylight }: FaqBrowserProps) {
  const { topics } = contents;
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<FaqQuery | null>(null);
  const urlQuery = parseFaqUrl(usePageSearch(), topics);
  const faqQuery = typed ?? urlQuery;
  const close = () => list.current && closeAccordionRows(list.current);
  const updateQuery = (next: FaqQuery) => {
    close();
    setTyped(null);
    replacePageSearch(buildFaqSearch(next, topics));
  };
  const type = (next: FaqQuery) => {
    close();
    setTyped(next);
  };
  // Debounces URL updates, because browsers limit how often a page may change its URL.
  useEffect(() => {
    if (!typed) return;
    const pause = setTimeout(() => {
      replacePageSearch(buildFaqSearch(typed, topics));
      setTyped(null);
    }, 400);
    return () => clearTimeout(pause);
  }, [typed, topics]);
  return (
    <>
      <section className="relative overflow-hidden bg-linen">
        {daylight}
        <div className="container-page relative grid gap-x-6 desk:grid-cols-12">
          <div className="min-w-0 py-12 md:py-20 desk:col-span-7 desk:self-center">
            <h1 className="text-h1">{copy.heading}</h1>
            <p className="mt-5 mb-8 max-w-[34em] text-lead text-stone md:mb-10">{copy.lead}</p>
            <FaqSearch topics={topics} faqQuery={faqQuery} onSearch={updateQuery} onType={type} />
          </div>
          <div className="hidden desk:col-span-4 desk:col-start-9 desk:block desk:self-end desk:pt-16">
            {picture}
          </div>
        </div>
      </section>
      <FaqResults contents={contents} faqQuery={faqQuery} list={list} onSearch={updateQuery} />
    </>
  );
}
