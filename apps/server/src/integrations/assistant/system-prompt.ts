import { readFileSync } from 'node:fs';
import { formatDayLong, formatDayMedium, formatTime } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { getPackageFile } from '../../platform/package-file.ts';

const promptTemplate = readFileSync(getPackageFile('src/integrations/assistant/instructions.txt'), 'utf8');

/** Number of consecutive words from which a match isn't a coincidence. */
const minSharedWords = 8;

/**
 * Returns the system prompt, with the studio's name and the time in London. The prompt contains nothing about the
 * visitor.
 */
export function buildSystemPrompt(studio: string, now: Date): string {
  const today = toLondonDate(now);
  const ahead = Array.from({ length: 8 }, (_, index) => addDays(today, index));
  return promptTemplate
    .replace('{studio}', studio)
    .replace('{now}', `${formatDayLong(today)}, ${formatTime(now)}`)
    .replace('{days}', ahead.map((date) => `${formatDayMedium(date)} is ${date}`).join('; '));
}

/** Returns whether a text repeats part of the system prompt. */
export function repeatsSystemPrompt(text: string): boolean {
  const words = splitWords(text);
  return words.some(
    (_, at) =>
      at + minSharedWords <= words.length &&
      promptSequences.has(words.slice(at, at + minSharedWords).join(' ')),
  );
}

const promptWords = splitWords(promptTemplate);
const promptSequences = new Set(
  promptWords.map((_, at) => promptWords.slice(at, at + minSharedWords).join(' ')),
);

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
