import type { FaqTopicLabels } from '@studio/content/faq';
import { maxQueryLength } from './search-matching.ts';

export interface FaqQuery {
  /** Id of the topic. The first topic doesn't filter. */
  topic: string;
  query: string;
}

/** Topics of /faq in order. */
export type FaqTopics = readonly Pick<FaqTopicLabels, 'id'>[];

/** Parses the query string, such as ?topic=payments&q=refund. An unknown topic becomes the first one. */
export function parseFaqUrl(parameters: URLSearchParams, topics: FaqTopics): FaqQuery {
  const topic = parameters.get('topic');
  return {
    topic: (topics.find(({ id }) => id === topic) ?? topics[0])?.id ?? '',
    query: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
  };
}

/** Returns the shortest query string for this state: '' or '?topic=payments&q=refund'. */
export function buildFaqSearch({ topic, query }: FaqQuery, topics: FaqTopics): string {
  const parameters = new URLSearchParams();
  if (topic !== topics[0]?.id) parameters.set('topic', topic);
  if (query) parameters.set('q', query);
  const search = parameters.toString();
  return search ? `?${search}` : '';
}
