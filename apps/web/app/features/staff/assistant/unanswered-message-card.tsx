import type { AssistantTopicChoice, UnansweredMessage } from '@studio/contracts/staff-assistant';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reviewMessage, saveMessageAsExample } from './assistant-api.ts';

/** Result of a review: the topic under which staff saved the message, or null if they dismissed it. */
export interface Review {
  message: UnansweredMessage;
  topic: AssistantTopicChoice | null;
}

interface UnansweredMessageCardProps {
  message: UnansweredMessage;
  topics: readonly AssistantTopicChoice[];
  onReviewed: (review: Review) => void;
}

const outcomes: Record<UnansweredMessage['outcome'], string> = {
  ASKED_BACK: 'Asked back',
  NOT_UNDERSTOOD: 'Not understood',
  HANDED_OVER: 'Handed over',
};

export function getCardId(messageId: string): string {
  return `message-${messageId}`;
}

/** Message that the assistant didn't answer, with the topics under which staff can save it as an example. */
export function UnansweredMessageCard({ message, topics, onReviewed }: UnansweredMessageCardProps) {
  const { conversationId, messageId, text, outcome, writtenAt, likelyTopicId, canFile } = message;
  const id = useId();
  const [topicId, setTopicId] = useState(likelyTopicId ?? '');
  const [isTopicMissing, setTopicMissing] = useState(false);
  const reviewing = useMutation({
    mutationFn: (topic: AssistantTopicChoice | null) =>
      topic ? saveMessageAsExample(message, topic.id) : reviewMessage(message, 'dismiss'),
    onSuccess: (_, topic) => onReviewed({ message, topic }),
  });
  const { isPending, variables } = reviewing;
  const failure = describeMutationError(reviewing.error);
  const file = () => {
    const topic = topics.find((one) => one.id === topicId);
    setTopicMissing(!topic);
    if (topic) reviewing.mutate(topic);
  };
  return (
    <article
      id={getCardId(messageId)}
      tabIndex={-1}
      aria-labelledby={`${id}text`}
      className="rounded-panel border border-hairline bg-paper p-5"
    >
      <p id={`${id}text`} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-small text-stone">
        <span>
          {outcomes[outcome]}, {formatMomentShort(new Date(writtenAt))}
        </span>
        <Link to={`/admin/messages/chat/${conversationId}`} className="text-link">
          View conversation
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-2.5">
        {canFile && (
          <div className="min-w-0 flex-1 basis-72">
            <ChoiceField
              id={`${id}topic`}
              label="File under"
              value={topicId}
              error={isTopicMissing && topicId === '' ? 'Choose a topic.' : undefined}
              onChange={({ target }) => setTopicId(target.value)}
            >
              {likelyTopicId === null && <option value="">Choose a topic</option>}
              {topics.map(({ id: value, question }) => (
                <option key={value} value={value}>
                  {question}
                </option>
              ))}
            </ChoiceField>
          </div>
        )}
        {!canFile && (
          <p className="flex-1 basis-72 text-small text-stone">
            This message is too long or has no words, so it can’t be an example.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2.5 sm:min-h-13">
          {canFile && (
            <Button size="small" busy={isPending && variables !== null} busyLabel="Saving…" onClick={file}>
              Save as example
            </Button>
          )}
          <Button
            kind="secondary"
            size="small"
            busy={isPending && variables === null}
            busyLabel="Dismissing…"
            onClick={() => reviewing.mutate(null)}
          >
            Dismiss
          </Button>
        </div>
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
    </article>
  );
}
