import { readFileSync } from 'node:fs';
import { formatDayLong, formatDayMedium, formatTime } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';

const written = readFileSync(new URL('./instructions.txt', import.meta.url), 'utf8');

/** How many words in a row are no accident. */
const telling = 8;

/** What the model is told before anything else: the studio's name and London's time, and nothing about who asks. */
export function buildSystemPrompt(studio: string, now: Date): string {
  const today = toLondonDate(now);
  const ahead = Array.from({ length: 8 }, (_, index) => addDays(today, index));
  return written
    .replace('{studio}', studio)
    .replace('{now}', `${formatDayLong(today)}, ${formatTime(now)}`)
    .replace('{days}', ahead.map((date) => `${formatDayMedium(date)} is ${date}`).join('; '));
}

/** Whether a text repeats a stretch of the instructions. */
export function repeatsSystemPrompt(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (_, at) => at + telling <= words.length && stretches.has(words.slice(at, at + telling).join(' ')),
  );
}

const own = wordsOf(written);
const stretches = new Set(own.map((_, at) => own.slice(at, at + telling).join(' ')));

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
