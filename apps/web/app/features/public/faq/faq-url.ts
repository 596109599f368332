import { type FaqTag, faqTags } from '@studio/content/faq';
import { maxQueryLength } from './search-matching.ts';

export interface FaqQuery {
  topic: FaqTag;
  query: string;
}

/** Parses the query string, such as ?topic=payments&q=refund. An unknown topic becomes General. */
export function parseFaqUrl(parameters: URLSearchParams): FaqQuery {
  const topic = parameters.get('topic');
  return {
    topic: faqTags.find(({ tag }) => tag === topic)?.tag ?? 'general',
    query: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
  };
}

/** Returns the shortest query string for this state: '' or '?topic=payments&q=refund'. */
export function buildFaqSearch({ topic, query }: FaqQuery): string {
  const parameters = new URLSearchParams();
  if (topic !== 'general') parameters.set('topic', topic);
  if (query) parameters.set('q', query);
  const search = parameters.toString();
  return search ? `?${search}` : '';
}
