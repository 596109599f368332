import { type FaqItem, type FaqTag, faqItems, faqTags } from '@studio/content/faq';
import type { FaqQuery } from './faq-url.ts';
import { rankQuestion, tokenizeQuery } from './search-matching.ts';

export interface QuestionGroup {
  tag: FaqTag;
  questions: FaqItem[];
}

/**
 * Returns the matching questions, best first. Without a search, returns all questions of the topic in page order. The
 * topic General includes every question.
 */
export function searchQuestions({ topic, query }: FaqQuery): FaqItem[] {
  const tokens = tokenizeQuery(query);
  const ofTopic = faqItems.filter(({ tags }) => topic === 'general' || tags.includes(topic));
  if (tokens.length === 0) return query === '' ? ofTopic : [];
  return ofTopic
    .map((item) => ({ item, rank: rankQuestion(tokens, item.question, item.answer) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

/** Groups the questions by their first tag, in the order of the topics. Omits empty groups. */
export function groupQuestions(questions: readonly FaqItem[]): QuestionGroup[] {
  return faqTags
    .map(({ tag }) => ({ tag, questions: questions.filter(({ tags }) => tags[0] === tag) }))
    .filter((group) => group.questions.length > 0);
}
