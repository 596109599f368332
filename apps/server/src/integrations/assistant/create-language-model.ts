import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic';
  key: string;
  /** Null with Anthropic: its own address. */
  url: string | null;
  model: string;
}

const anthropicUrl = 'https://api.anthropic.com/v1';

/** The model behind the settings. Asks nobody yet. The address is always given: the library would look for it elsewhere. */
export function createLanguageModel({ provider, key, url, model }: ModelSettings): LanguageModel {
  if (provider === 'anthropic') return createAnthropic({ apiKey: key, baseURL: url ?? anthropicUrl })(model);
  return createOpenAICompatible({ name: 'assistant', apiKey: key, baseURL: url ?? '' })(model);
}
