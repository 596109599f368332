import type { AssistantTopicChoice, AssistantWeek } from '@studio/contracts/staff-assistant';
import { type ReplyOutcome, replyOutcomes } from '@studio/domain/conversations/reply-outcome';
import { addDays, getMonday, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { assistantTopicsById } from '../../conversations/built-in/topics.ts';
import { canHaveExamples } from '../../conversations/examples/can-have-examples.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const shownWeeks = 8;

type WeekRow = Record<ReplyOutcome, number> & { week: LocalDate };

const weekCounts: PreparedStatement = {
  name: 'assistant_weeks',
  text: `SELECT week::text AS week,
      ${replyOutcomes.map((one) => `coalesce(sum(replies) FILTER (WHERE outcome = '${one}'), 0)::int AS "${one}"`).join(', ')}
    FROM assistant_reply_counts WHERE branch_id = $1 AND week >= $2::date GROUP BY week`,
};

/** Returns how the assistant replied in each of the last 8 weeks, and all topics, sorted by their question. */
export async function loadAssistantOverview(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
): Promise<{ weeks: AssistantWeek[]; topics: AssistantTopicChoice[] }> {
  const thisWeek = getMonday(toLondonDate(clock.now()));
  const weeks = Array.from({ length: shownWeeks }, (_, index) => addDays(thisWeek, -7 * index));
  const rows = await database.run<WeekRow>(weekCounts, [branchId, weeks.at(-1)]);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return { weeks: weeks.map((week) => toWeekDto(week, byWeek.get(week))), topics: listTopics() };
}

function toWeekDto(week: LocalDate, row: WeekRow | undefined): AssistantWeek {
  const replies = replyOutcomes.reduce((sum, outcome) => sum + (row?.[outcome] ?? 0), 0);
  const getRate = (outcome: ReplyOutcome) => {
    const count = row?.[outcome] ?? 0;
    return { count, percent: replies === 0 ? 0 : Math.round((100 * count) / replies) };
  };
  return {
    week,
    replies,
    rates: {
      ANSWERED: getRate('ANSWERED'),
      ASKED_TO_CLARIFY: getRate('ASKED_TO_CLARIFY'),
      NOT_UNDERSTOOD: getRate('NOT_UNDERSTOOD'),
      HANDED_OVER: getRate('HANDED_OVER'),
    },
  };
}

function listTopics(): AssistantTopicChoice[] {
  return [...assistantTopicsById.values()]
    .map(({ id, question }) => ({ id, question, canHaveExamples: canHaveExamples(id) }))
    .sort((one, other) => one.question.localeCompare(other.question, 'en-GB'));
}
