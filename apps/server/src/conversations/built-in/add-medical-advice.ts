import type { Passage, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply } from './find-passage.ts';

export const medicallyEligiblePattern = [{ label: 'Who each class suits', to: '/eligibility' }];

/** Builds a reply that always tells the visitor to ask a doctor or midwife first. */
export function addMedicalAdvice(passage: Passage | null, suggestions: readonly string[] = []): Reply | null {
  if (!passage) return null;
  const found = buildPassageReply(passage);
  const named = /doctor|midwife|physio/i.test(found.text)
    ? ''
    : ' Please ask your doctor first, and tell the instructor.';
  const advice = found.text
    .replace(/^(Often, yes|Yes)[.,] ?/, '')
    .replace(/^./, (letter) => letter.toUpperCase());
  const links = [
    ...found.links,
    ...medicallyEligiblePattern,
    { label: 'Write to us', to: '/contact?topic=classes' },
  ];
  return buildReply(`${advice}${named}`, {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
    suggestions,
  });
}
