import type { ChatClass, ChatResponse } from '@studio/contracts/chat';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { ExpectedFact, TextPattern } from './assistant-case.ts';

/** An answer's text with one kind of quotation marks, dashes and spaces. */
export function normalizeAnswer(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/[^\S\n]+/g, ' ');
}

/** What is said in an answer, as the visitor reads it. */
export function toPlainText(answer: ChatResponse): string {
  return normalizeAnswer(answer.message?.text ?? answer.reply);
}

/** A class beside an answer, as the visitor reads it. */
export function toClassCardText(klass: ChatClass): string {
  const places = klass.capacityLeft === 0 ? 'full' : `${klass.capacityLeft} places left`;
  return normalizeAnswer(
    `${formatDayMedium(klass.date)} ${klass.time} ${klass.title}, ${klass.difficulty}, with ${klass.instructorName}, £${klass.price}, ${places}`,
  );
}

/** Whether a text has some words in it. */
export function matchesText(text: string, words: TextPattern): boolean {
  if (typeof words === 'string') return text.toLowerCase().includes(words.toLowerCase());
  return new RegExp(words.source, `i${words.flags.replace(/[gi]/g, '')}`).test(text);
}

/** Whether a text says a fact, in one of its wordings. */
export function statesFact(text: string, fact: ExpectedFact): boolean {
  return listWordings(fact).some((words) => matchesText(text, words));
}

/** The wordings of a fact. */
export function listWordings(fact: ExpectedFact): readonly TextPattern[] {
  return typeof fact === 'string' || fact instanceof RegExp ? [fact] : fact;
}

/** A text's sentences and lines, without mistaking "6.30" or "£12.50" for an end. */
export function splitSentences(text: string): string[] {
  return text.split(/\n+|(?<=[.!?;])\s+/).filter((sentence) => sentence.trim() !== '');
}

/** Whether a sentence denies something: then what it names is not claimed. */
export function isDenial(sentence: string): boolean {
  return /\b(no|not|none|nothing|never|neither|nor|without|cannot|isn't|aren't|don't|doesn't|can't|won't|cancelled)\b/i.test(
    sentence,
  );
}
