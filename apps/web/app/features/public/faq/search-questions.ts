import type { FaqItem, FaqTopicLabels } from '@studio/content/faq';
import type { FaqQuery } from './faq-url.ts';
import { rankQuestion, tokenizeQuery } from './search-matching.ts';

/** Questions and topics of /faq. */
export interface FaqContents {
  items: readonly FaqItem[];
  topics: readonly FaqTopicLabels[];
}

export interface QuestionGroup {
  topic: FaqTopicLabels;
  questions: FaqItem[];
}

/**
 * Returns the matching questions, best first. Without a search, returns all questions of the topic in page order. The
 * first topic includes every question.
 */
export function searchQuestions({ topic, query }: FaqQuery, { items, topics }: FaqContents): FaqItem[] {
  const tokens = tokenizeQuery(query);
  const ofTopic = items.filter(({ tags }) => topic === topics[0]?.id || tags.includes(topic));
  if (tokens.length === 0) return query === '' ? ofTopic : [];
  return ofTopic
    .map((item) => ({ item, rank: rankQuestion(tokens, item.question, item.answer) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

/** Groups the questions by their first tag, in the order of the topics. Omits empty groups. */
export function groupQuestions(
  questions: readonly FaqItem[],
  topics: readonly FaqTopicLabels[],
): QuestionGroup[] {
  return topics
    .map((topic) => ({ topic, questions: questions.filter(({ tags }) => tags[0] === topic.id) }))
    .filter((group) => group.questions.length > 0);
}
