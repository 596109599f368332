import type { Passage, Reply } from '../../outside/assistant/port.ts';
import { saying } from './passage-of.ts';
import { say } from './replies.ts';

export const eligible = [{ label: 'Who each class suits', to: '/eligibility' }];

/** Beside every answer about the body stands who has to be asked first. */
export function withDoctor(passage: Passage | null, suggestions: readonly string[] = []): Reply | null {
  if (!passage) return null;
  const found = saying(passage);
  const named = /doctor|midwife|physio/i.test(found.text)
    ? ''
    : ' Please ask your doctor first, and tell the instructor.';
  const careful = found.text
    .replace(/^(Often, yes|Yes)[.,] ?/, '')
    .replace(/^./, (letter) => letter.toUpperCase());
  const links = [...found.links, ...eligible, { label: 'Write to us', to: '/contact?topic=classes' }];
  return say(`${careful}${named}`, {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
    suggestions,
  });
}
