import { faqCopy } from '@studio/content/copy/faq';
import type { FaqTopicLabels } from '@studio/content/faq';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { buildFaqSearch, type FaqQuery, parseFaqUrl } from './faq-url.ts';
import { maxQueryLength } from './search-matching.ts';

const copy = faqCopy.search;
const clearForm = 'faq-clear';

interface FaqSearchProps {
  topics: readonly FaqTopicLabels[];
  faqQuery: FaqQuery;
  onSearch: (faqQuery: FaqQuery) => void;
  /** Called while the visitor is still typing. */
  onType: (faqQuery: FaqQuery) => void;
}

/**
 * Search and topics in a native form, so that Search and Clear work without scripts. Typing searches
 * immediately, and so do Enter and the button.
 */
export function FaqSearch({ topics, faqQuery, onSearch, onType }: FaqSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const read = (element: HTMLFormElement) => readForm(element, topics);
  useSyncWithUrl({ form, text, faqQuery, topics }, onSearch);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (form.current) onSearch(read(form.current));
  };
  const clear = (event: FormEvent) => {
    event.preventDefault();
    if (text.current) text.current.value = '';
    text.current?.focus();
    onSearch({ topic: topics[0]?.id ?? '', query: '' });
  };
  return (
    <search>
      <form ref={form} action="/faq" autoComplete="off" onSubmit={search}>
        <SearchField
          text={text}
          query={faqQuery.query}
          onType={() => form.current && onType(read(form.current))}
        />
        <ChipGroup
          className="mt-6"
          legend={copy.topics}
          name="topic"
          options={topics.map(({ id, label }) => ({ value: id, label }))}
          value={faqQuery.topic}
          onChange={(topic) => form.current && onSearch({ ...read(form.current), topic })}
        />
      </form>
      <form id={clearForm} action="/faq" onSubmit={clear} />
    </search>
  );
}

interface SearchFieldProps {
  text: RefObject<HTMLInputElement | null>;
  query: string;
  onType: () => void;
}

/** Search input. Its clear button submits a separate form. */
function SearchField({ text, query, onType }: SearchFieldProps) {
  return (
    <div className="flex h-15 items-center rounded-pill border border-line bg-paper pr-1.5 pl-5 transition-colors duration-160 focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-forest hover:border-stone">
      <Icon name="search" size={20} className="shrink-0 text-stone max-sm:hidden" />
      <input
        ref={text}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        aria-label={copy.label}
        placeholder={copy.placeholder}
        defaultValue={query}
        onChange={onType}
        maxLength={maxQueryLength}
        className="peer h-full min-w-0 flex-1 bg-transparent text-base placeholder:text-stone focus-visible:outline-none sm:ml-3"
      />
      <button
        type="submit"
        form={clearForm}
        className="text-link min-h-11 shrink-0 px-3 text-[0.9375rem] font-medium peer-placeholder-shown:hidden sm:mr-2"
      >
        {copy.clear}
      </button>
      <Button type="submit">{copy.submit}</Button>
    </div>
  );
}

/**
 * Updates the form from the URL, also after the visitor goes back. On hydration, searches for what the visitor has
 * already typed or chosen.
 */
function useSyncWithUrl(
  {
    form,
    text,
    faqQuery,
    topics,
  }: {
    form: RefObject<HTMLFormElement | null>;
    text: RefObject<HTMLInputElement | null>;
    faqQuery: FaqQuery;
    topics: readonly FaqTopicLabels[];
  },
  onSearch: (faqQuery: FaqQuery) => void,
) {
  const applyEarlyInput = useEffectEvent(() => {
    const chosen = form.current && readForm(form.current, topics);
    const differs = chosen && buildFaqSearch(chosen, topics) !== buildFaqSearch(faqQuery, topics);
    if (differs) onSearch(chosen);
  });
  useEffect(() => applyEarlyInput(), []);
  useEffect(() => {
    if (text.current && text.current.value.trim() !== faqQuery.query) text.current.value = faqQuery.query;
  }, [text, faqQuery.query]);
}

function readForm(form: HTMLFormElement, topics: readonly FaqTopicLabels[]): FaqQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseFaqUrl(new URLSearchParams(fields), topics);
}
