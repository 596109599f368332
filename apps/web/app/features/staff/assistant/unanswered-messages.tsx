import type { AssistantTopicChoice, UnansweredMessage } from '@studio/contracts/staff-assistant';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { assistantQueries } from './assistant-queries.ts';
import { groupByTopic } from './group-by-topic.ts';
import {
  getMessageElementId,
  type MessageDecision,
  UnansweredMessageCard,
} from './unanswered-message-card.tsx';
import { UndoReviewToast } from './undo-review-toast.tsx';

const headingId = 'unanswered-messages';

/**
 * Lists unanswered messages by likely topic. Staff save each as an example or dismiss it, and can undo the last
 * action.
 */
export function UnansweredMessages({ topics }: { topics: readonly AssistantTopicChoice[] }) {
  const list = useInfiniteQuery(assistantQueries.messages());
  const queryClient = useQueryClient();
  const [review, setReview] = useState<MessageDecision | null>(null);
  /** Id of the element that gets the focus once it is rendered, because the focused card is removed. */
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const { data, isFetching, isFetchNextPageError, refetch } = list;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const groups = groupByTopic(messages);
  const shown = groups.flatMap((group) => group.messages);
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus();
  }, [focused]);

  const finish = async (done: MessageDecision) => {
    const index = shown.findIndex(({ messageId }) => messageId === done.message.messageId);
    const neighbour = shown[index + 1] ?? shown[index - 1];
    await queryClient.invalidateQueries({ queryKey: assistantQueries.all });
    setReview(done);
    setFocused({ id: neighbour ? getMessageElementId(neighbour.messageId) : headingId });
  };
  const isFailed = list.isError && !isFetchNextPageError;
  return (
    <section aria-labelledby={headingId} className="mt-12 max-w-[60rem]">
      <h2 id={headingId} tabIndex={-1} className="text-section">
        Unanswered messages
      </h2>
      <p className="mt-2 max-w-[40em] text-stone">
        Choose the question that a message asks, and save the message as an example. Next time, the assistant
        answers that question. Dismiss messages that contain personal details.
      </p>
      {isFailed && (
        <div className="mt-5">
          <LoadError title="Couldn’t load messages." busy={isFetching} onRetry={refetch} />
        </div>
      )}
      {!data && !isFailed && <Skeleton className="mt-5 block h-64 rounded-panel" />}
      {data && messages.length === 0 && !list.hasNextPage && (
        <p className="mt-5 border-y border-hairline py-10 text-center text-stone">
          No unanswered messages in the last 30 days.
        </p>
      )}
      {groups.map((group) => (
        <TopicGroup key={group.topicId} {...group} topics={topics} onReviewed={finish} />
      ))}
      <LoadMoreButton label="Show older messages" list={list} />
      {review && (
        <UndoReviewToast
          key={review.message.messageId}
          review={review}
          onUndone={() => {
            setFocused({ id: getMessageElementId(review.message.messageId) });
            setReview(null);
          }}
          onDismiss={() => setReview(null)}
        />
      )}
    </section>
  );
}

interface TopicGroupProps {
  topicId: string | null;
  messages: readonly UnansweredMessage[];
  topics: readonly AssistantTopicChoice[];
  onReviewed: (review: MessageDecision) => void;
}

function TopicGroup({ topicId, messages, topics, onReviewed }: TopicGroupProps) {
  const topic = topics.find(({ id }) => id === topicId);
  return (
    <div className="mt-8">
      <h3 className="text-ui font-semibold">
        {topic ? `Probably ‘${topic.question}’` : 'Question unknown'}
        <span className="ml-2 font-normal text-stone">{messages.length}</span>
      </h3>
      <ul className="mt-3 grid gap-3">
        {messages.map((message) => (
          <li key={message.messageId}>
            <UnansweredMessageCard message={message} topics={topics} onReviewed={onReviewed} />
          </li>
        ))}
      </ul>
    </div>
  );
}
