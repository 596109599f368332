import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic';
  key: string;
  /** Base URL of the API; null for Anthropic's default URL. */
  url: string | null;
  model: string;
}

const anthropicUrl = 'https://api.anthropic.com/v1';

/**
 * Creates the model without a network request. Always sets the URL, because the library would otherwise read it from
 * the environment.
 */
export function createLanguageModel({ provider, key, url, model }: ModelSettings): LanguageModel {
  if (provider === 'anthropic') return createAnthropic({ apiKey: key, baseURL: url ?? anthropicUrl })(model);
  return createOpenAICompatible({ name: 'assistant', apiKey: key, baseURL: url ?? '' })(model);
}
