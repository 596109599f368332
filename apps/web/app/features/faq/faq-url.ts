import { type FaqTag, faqTags } from '@studio/content/faq';
import { maxQueryLength } from './search-matching.ts';

/** What /faq shows: the chosen subject and the search. */
export interface FaqQuery {
  topic: FaqTag;
  query: string;
}

/** What a browser's own form and a shared link say: ?topic=payments&q=refund. A subject nobody knows is General. */
export function parseFaqUrl(parameters: URLSearchParams): FaqQuery {
  const topic = parameters.get('topic');
  return {
    topic: faqTags.find(({ tag }) => tag === topic)?.tag ?? 'general',
    query: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
  };
}

/** The query of the address that shows it, as short as it can be: '' or '?topic=payments&q=refund'. */
export function buildFaqSearch({ topic, query }: FaqQuery): string {
  const parameters = new URLSearchParams();
  if (topic !== 'general') parameters.set('topic', topic);
  if (query) parameters.set('q', query);
  const search = parameters.toString();
  return search ? `?${search}` : '';
}
