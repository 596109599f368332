import type { Assistant } from './integrations/assistant/port.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { isWithinRateLimit, type RateLimit } from './platform/rate-limits.ts';

/** How long a whole answer of the model may take; the page waits for 30 seconds. */
const timeoutMs = 20_000;

interface Surroundings {
  config: Config;
  database: Database;
  log: { warn: (facts: object, message: string) => void };
  /** Where a stand-in speaks for the model, in demo mode with its key. */
  standInUrl?: string | undefined;
}

/** Who answers in the chat: a language model where one is set, with the studio's own engine behind it; else that alone. */
export async function createAssistant(
  { config, database, log, standInUrl }: Surroundings,
  builtIn: Assistant,
): Promise<Assistant> {
  const settings = config.assistant;
  if (!settings) return builtIn;
  // The library is large, and most of the time nobody needs it.
  const { createModelAssistant: modelAssistant } = await import(
    './integrations/assistant/model-assistant.ts'
  );
  const { createLanguageModel: openModel } = await import(
    './integrations/assistant/create-language-model.ts'
  );
  const limit: RateLimit = { name: 'day:model', max: settings.dailyLimit, windowSeconds: 86_400 };
  return modelAssistant({
    model: openModel({ ...settings, url: standInUrl ?? settings.url }),
    maxTokens: settings.maxTokens,
    timeoutMs,
    fallback: builtIn,
    withinBudget: (now) => isWithinRateLimit(database, limit, config.branchId, now),
    log,
  });
}
