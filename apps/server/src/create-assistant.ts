import { findEmergency } from './conversations/built-in/safety/find-emergency.ts';
import { findForeignEmergency } from './conversations/built-in/safety/find-foreign-emergency.ts';
import type { Assistant, Question } from './integrations/assistant/port.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { type RateLimit, tryConsumeRateLimit } from './platform/limits/rate-limits.ts';

/** Timeout in milliseconds for a complete response of the model. The page waits for 30 seconds. */
const timeoutMs = 20_000;

interface AssistantDependencies {
  config: Config;
  database: Database;
  log: { warn: (facts: object, message: string) => void };
  /** URL of the simulated model in demo mode. */
  simulatedModelUrl?: string | undefined;
}

/**
 * Creates the assistant: the configured language model with the built-in assistant as fallback, or the built-in
 * assistant alone.
 */
export async function createAssistant(
  { config, database, log, simulatedModelUrl }: AssistantDependencies,
  builtIn: Assistant,
): Promise<Assistant> {
  const settings = config.assistant;
  if (!settings) return builtIn;
  // Imported on demand: the library is large and most installations don't use it.
  const { createModelAssistant: modelAssistant } = await import(
    './integrations/assistant/model-assistant.ts'
  );
  const { createLanguageModel: openModel } = await import(
    './integrations/assistant/create-language-model.ts'
  );
  const limit: RateLimit = { name: 'day:model', max: settings.dailyLimit, windowSeconds: 86_400 };
  const assistant = modelAssistant({
    model: openModel({ ...settings, url: simulatedModelUrl ?? settings.url }),
    maxTokens: settings.maxTokens,
    timeoutMs,
    fallback: builtIn,
    withinBudget: (now) => tryConsumeRateLimit(database, limit, config.branchId, now),
    log,
  });
  return {
    answer: (question, ...rest) => selectAssistant(question, assistant, builtIn).answer(question, ...rest),
  };
}

/**
 * Selects the built-in assistant for people in danger, because its reply is fixed and immediate (handbook: chat 12).
 */
function selectAssistant({ text }: Question, assistant: Assistant, builtIn: Assistant): Assistant {
  return findEmergency(text) || findForeignEmergency(text) ? builtIn : assistant;
}
