import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listExamples, listUnansweredMessages, loadOverview, loadTopicAnswer } from './assistant-api.ts';

/** Queries of the chat assistant. Invalidate `all` after each change. */
export const assistantQueries = {
  all: ['assistant'] as const,
  overview: () => queryOptions({ queryKey: ['assistant', 'overview'], queryFn: loadOverview }),
  /**
   * Answer to a topic's question. Its key doesn't start with that of `all`, because saving an example changes
   * no answer.
   */
  answer: (topicId: string) =>
    queryOptions({
      queryKey: ['assistant-answer', topicId],
      queryFn: () => loadTopicAnswer(topicId),
      staleTime: 60_000,
    }),
  messages: () =>
    infiniteQueryOptions({
      queryKey: ['assistant', 'messages'],
      queryFn: ({ pageParam }) => listUnansweredMessages(pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      // Without this, a message that arrived while staff choose a topic would move the one they are reading.
      refetchOnWindowFocus: false,
    }),
  examples: () =>
    infiniteQueryOptions({
      queryKey: ['assistant', 'examples'],
      queryFn: ({ pageParam }) => listExamples(pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
    }),
};
