import type { AssistantTopicChoice, UnansweredMessage } from '@studio/contracts/staff-assistant';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ComboboxField } from '../../../ui/combobox-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { dismissOrReopenMessage, saveMessageAsExample } from './assistant-api.ts';
import { assistantQueries } from './assistant-queries.ts';

/** Decision on a message: the topic under which staff saved it as an example, or null if they dismissed it. */
export interface MessageDecision {
  message: UnansweredMessage;
  topic: AssistantTopicChoice | null;
}

interface UnansweredMessageCardProps {
  message: UnansweredMessage;
  topics: readonly AssistantTopicChoice[];
  onReviewed: (review: MessageDecision) => void;
}

const outcomes: Record<UnansweredMessage['outcome'], string> = {
  ASKED_TO_CLARIFY: 'Asked for details',
  NOT_UNDERSTOOD: 'Not understood',
  HANDED_OVER: 'Handed over',
};

export function getMessageElementId(messageId: string): string {
  return `message-${messageId}`;
}

/** Message that the assistant didn't answer, with the topics under which staff can save it as an example. */
export function UnansweredMessageCard({ message, topics, onReviewed }: UnansweredMessageCardProps) {
  const { conversationId, messageId, text, outcome, writtenAt, likelyTopicId, canBeExample } = message;
  const id = useId();
  const [topicId, setTopicId] = useState(likelyTopicId ?? '');
  const [isTopicMissing, setTopicMissing] = useState(false);
  const reviewing = useMutation({
    mutationFn: (topic: AssistantTopicChoice | null) =>
      topic ? saveMessageAsExample(message, topic.id) : dismissOrReopenMessage(message, 'dismiss'),
    onSuccess: (_, topic) => onReviewed({ message, topic }),
  });
  const { isPending, variables } = reviewing;
  const failure = describeMutationError(reviewing.error);
  const save = () => {
    const topic = topics.find((one) => one.id === topicId);
    setTopicMissing(!topic);
    if (topic) reviewing.mutate(topic);
  };
  return (
    <article
      id={getMessageElementId(messageId)}
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
          Open chat
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-2.5">
        {canBeExample && (
          <div className="min-w-0 flex-1 basis-72">
            <ComboboxField
              id={`${id}topic`}
              label="Question"
              placeholder="Search for a question"
              noMatch="No question matches your search."
              options={topics
                .filter(({ canHaveExamples }) => canHaveExamples)
                .map(({ id: value, question }) => ({ value, label: question }))}
              value={topicId}
              error={isTopicMissing && topicId === '' ? 'Choose a question.' : undefined}
              onChange={setTopicId}
            />
            {topicId !== '' && <TopicAnswer topicId={topicId} />}
          </div>
        )}
        {!canBeExample && (
          <p className="flex-1 basis-72 text-small text-stone">
            This message is too long or has no words, so it can’t be an example.
          </p>
        )}
        <div className={`flex flex-wrap items-center gap-2.5 sm:min-h-13 ${canBeExample ? 'sm:mt-6' : ''}`}>
          {canBeExample && (
            <Button size="small" busy={isPending && variables !== null} busyLabel="Saving…" onClick={save}>
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

/**
 * Shows the answer that visitors get to questions of the topic. Renders nothing while it loads or if loading
 * fails.
 */
function TopicAnswer({ topicId }: { topicId: string }) {
  const { data } = useQuery(assistantQueries.answer(topicId));
  return (
    <div aria-live="polite" className="mt-3 border-l-2 border-sage pl-4 text-small empty:hidden">
      {data && (
        <>
          <p className="font-medium">Current answer</p>
          <p className="mt-0.5 whitespace-pre-line text-stone">{data}</p>
        </>
      )}
    </div>
  );
}
