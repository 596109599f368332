import type { ChatClass, ChatResponse } from '@studio/contracts/chat';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { ExpectedFact, TextPattern } from './assistant-case.ts';

/** Normalises quotation marks, dashes and spaces. */
export function normalizeAnswer(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[^\S\n]+/g, ' ');
}

/** Returns the text of a reply as the visitor reads it. */
export function toPlainText(response: ChatResponse): string {
  return normalizeAnswer(response.message?.text ?? response.reply);
}

/** Returns a class card beside a reply, as the visitor reads it. */
export function toClassCardText(klass: ChatClass): string {
  const places = klass.capacityLeft === 0 ? 'full' : `${klass.capacityLeft} places left`;
  return normalizeAnswer(
    `${formatDayMedium(klass.date)} ${klass.time} ${klass.title}, ${klass.difficulty}, with ${klass.instructorName}, £${klass.price}, ${places}`,
  );
}

/** Returns whether a text matches a pattern. */
export function matchesText(text: string, pattern: TextPattern): boolean {
  if (typeof pattern === 'string') return text.toLowerCase().includes(pattern.toLowerCase());
  return new RegExp(pattern.source, `i${pattern.flags.replace(/[gi]/g, '')}`).test(text);
}

/** Returns whether a text states a fact, in one of its wordings. */
export function statesFact(text: string, fact: ExpectedFact): boolean {
  return listWordings(fact).some((pattern) => matchesText(text, pattern));
}

export function listWordings(fact: ExpectedFact): readonly TextPattern[] {
  return typeof fact === 'string' || fact instanceof RegExp ? [fact] : fact;
}

/** Splits a text into sentences and lines, but not at "6.30" or "£12.50". */
export function splitSentences(text: string): string[] {
  return text.split(/\n+|(?<=[.!?;])\s+/).filter((sentence) => sentence.trim() !== '');
}

/** Returns whether a sentence is negative: then it doesn't claim what it names. */
export function isDenial(sentence: string): boolean {
  return /\b(no|not|none|nothing|never|neither|nor|without|cannot|isn't|aren't|don't|doesn't|can't|won't|cancelled)\b/i.test(
    sentence,
  );
}
