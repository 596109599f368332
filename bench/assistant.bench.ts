import { readFileSync } from 'node:fs';
import { defaultBranchId } from '@studio/contracts/default-branch-id';
import { createBuiltInAssistant } from '@studio/server/conversations/built-in/built-in-assistant';
import { createAssistantTools } from '@studio/server/conversations/tools/assistant-tools';
import type { AssistantTools, ConversationTurn, Reply } from '@studio/server/integrations/assistant/port';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import { openServices } from '../tests/races/harness/in-process-services.ts';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { computeMedian } from './median.ts';

/** Conversation, with the topics that are right for its last message; '*' means any. */
interface LabelledConversation {
  /** Data set to which the conversation belongs. */
  set: string;
  /** Last message, whose topic is measured. */
  q: string;
  /** Visitor's earlier messages, oldest first. */
  before: readonly string[];
  topics: readonly string[];
}

const now = new Date('2026-11-26T13:00:00Z');
const assistant = createBuiltInAssistant();

/** Sends the messages of a conversation. Returns the last reply and the milliseconds that it took. */
async function converse({ q, before }: LabelledConversation, tools: AssistantTools) {
  const earlier: ConversationTurn[] = [];
  let reply: Reply | null = null;
  let milliseconds = 0;
  for (const text of [...before, q]) {
    const startedAt = performance.now();
    reply = await assistant.answer({ text, earlier: [...earlier], now, signedIn: false }, tools);
    milliseconds = performance.now() - startedAt;
    const { classIds, dialogueState = null } = reply;
    earlier.push({ role: 'user', text }, { role: 'assistant', text: reply.text, classIds, dialogueState });
  }
  return { dialogueState: reply?.dialogueState ?? null, milliseconds };
}

type Outcome = 'right' | 'asked to clarify' | 'not understood' | 'another topic';

function getOutcome(dialogueState: Reply['dialogueState'], topics: readonly string[]): Outcome {
  if (dialogueState?.topicId)
    return topics.includes(dialogueState.topicId) || topics.includes('*') ? 'right' : 'another topic';
  return dialogueState && dialogueState.choices.length > 0 ? 'asked to clarify' : 'not understood';
}

/** Returns a percentage with its Wilson confidence interval at 95%, such as "85% (81 to 89)". */
function formatShare(count: number, total: number): string {
  const z = 1.96;
  const share = count / total;
  const centre = share + (z * z) / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const percent = (value: number) => Math.round((100 * value) / (1 + (z * z) / total));
  return `${Math.round(share * 100)}% (${percent(centre - spread)} to ${percent(centre + spread)})`;
}

/** Prints how often the built-in assistant chooses the right topic of the development messages, and how fast it is. */
async function measure(): Promise<void> {
  const file = new URL('../tests/assistant/development-messages.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const messages = lines.map((line) => JSON.parse(line) as LabelledConversation);
  const postgres = await startRealPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    await migratePostgres(databaseUrl);
    const { services, close } = await openServices(databaseUrl);
    try {
      const tools = createAssistantTools(services, { branchId: defaultBranchId, now, principal: null });
      await converse({ set: '', q: 'hello', before: [], topics: [] }, tools);
      const times: number[] = [];
      for (const set of new Set(messages.map((message) => message.set))) {
        const ofSet = messages.filter((message) => message.set === set);
        const outcomes: Outcome[] = [];
        for (const message of ofSet) {
          const { dialogueState, milliseconds } = await converse(message, tools);
          outcomes.push(getOutcome(dialogueState, message.topics));
          times.push(milliseconds);
        }
        console.log(`${set}: ${ofSet.length} messages`);
        for (const outcome of ['right', 'asked to clarify', 'not understood', 'another topic'] as const) {
          const count = outcomes.filter((one) => one === outcome).length;
          console.log(`  ${outcome}: ${formatShare(count, ofSet.length)}`);
        }
      }
      const slowest = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
      console.log(
        `reply time: median ${computeMedian(times).toFixed(1)} ms, 95% within ${slowest.toFixed(1)} ms`,
      );
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
}

await measure();
