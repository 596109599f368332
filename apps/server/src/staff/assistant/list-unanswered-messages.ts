import type { ListUnansweredMessagesResponse, UnansweredMessage } from '@studio/contracts/staff-assistant';
import { messageReviewDays } from '@studio/domain/conversations/reply-outcome';
import { redactPii } from '@studio/domain/text/redact-pii';
import { decodeBookingCursor, encodeBookingCursor } from '../../bookings/reading/booking-list-cursor.ts';
import { rankTopics, type TopicModel } from '../../conversations/built-in/classifier/topic-model.ts';
import { canHaveExamples } from '../../conversations/examples/can-have-examples.ts';
import { findTopicBySavedExample } from '../../conversations/examples/find-topic-by-saved-example.ts';
import { canBeExample } from '../../conversations/examples/review-message.ts';
import { loadStudioKnowledge } from '../../conversations/tools/studio-knowledge.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const pageLength = 30;

/** Probability below which a topic isn't worth suggesting. */
const minProbability = 0.05;

type MessageRow = Pick<UnansweredMessage, 'conversationId' | 'messageId' | 'text' | 'outcome'> & {
  writtenAt: Date;
  replyId: string;
  repliedAt: Date;
};

/**
 * Selects a page of messages through the index of unanswered replies. $3 and $4 are the cursor: time and id of a reply.
 */
const page: PreparedStatement = {
  name: 'unanswered_messages',
  text: `SELECT r.conversation_id AS "conversationId", m.id AS "messageId", m.text, r.outcome, m.created_at AS "writtenAt",
      r.id AS "replyId", r.created_at AS "repliedAt"
    FROM (
      SELECT branch_id, conversation_id, id, in_reply_to, outcome, created_at FROM conversation_messages
      WHERE branch_id = $1 AND outcome <> 'ANSWERED' AND reviewed_at IS NULL AND created_at >= $2
        AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
      ORDER BY created_at DESC, id DESC LIMIT ${pageLength + 1}
    ) r
    JOIN conversation_messages m ON m.branch_id = r.branch_id AND m.conversation_id = r.conversation_id
      AND m.id = r.in_reply_to
    ORDER BY r.created_at DESC, r.id DESC`,
};

/**
 * Returns a page of the messages of the last `messageReviewDays` days that the assistant couldn't answer by itself and
 * staff haven't reviewed, newest first. Omits messages that saved examples cover, because the assistant would answer
 * them now. Contains only the visitor's words, without personal data, and never a reply.
 */
export async function listUnansweredMessages(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, after }: { branchId: string; after: string | undefined },
): Promise<Omit<ListUnansweredMessagesResponse, 'ok'>> {
  const now = clock.now();
  const cursor = after ? decodeBookingCursor(after) : null;
  const since = new Date(now.getTime() - messageReviewDays * 86_400_000);
  const values = [branchId, since, cursor?.startsAt ?? null, cursor?.id ?? null];
  const rows = await database.run<MessageRow>(page, values);
  const { savedExamples } = await loadStudioKnowledge(database, branchId, now);
  const { loadTopicModel } = await import('../../conversations/built-in/classifier/load-topic-model.ts');
  const model = loadTopicModel();
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  return {
    messages: shown
      .filter(({ text }) => findTopicBySavedExample(text, savedExamples, model) === null)
      .map((row) => toDto(row, model)),
    next: last ? encodeBookingCursor({ startsAt: last.repliedAt, id: last.replyId }) : null,
  };
}

function toDto(
  { conversationId, messageId, text, outcome, writtenAt }: MessageRow,
  model: TopicModel,
): UnansweredMessage {
  return {
    conversationId,
    messageId,
    text: redactPii(text),
    writtenAt: writtenAt.toISOString(),
    outcome,
    likelyTopicId: findLikelyTopic(text, model),
    canBeExample: canBeExample(text),
  };
}

/** Returns the topic that a message probably belongs to, of those that take examples. */
function findLikelyTopic(text: string, model: TopicModel): string | null {
  const best = rankTopics(model, text).find(({ topicId }) => canHaveExamples(topicId));
  return best && best.probability >= minProbability ? best.topicId : null;
}
