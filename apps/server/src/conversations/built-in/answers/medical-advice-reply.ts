import type { Passage, Reply } from '../../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply } from './passage-reply.ts';

const adviceLinks = [
  { label: 'Who each class suits', to: '/eligibility' },
  { label: 'Contact us', to: '/contact?topic=classes' },
];

/**
 * Builds a reply that always tells the visitor to ask a doctor or midwife first. Without a passage of the studio, it
 * contains only that advice.
 */
export function buildMedicalAdviceReply(passage: Passage | null, suggestions: readonly string[] = []): Reply {
  if (!passage)
    return buildReply(
      'Please ask your doctor or midwife before you come to a class, and tell the instructor before it starts. I can’t give medical advice.',
      { links: adviceLinks, suggestions },
    );
  const found = buildPassageReply(passage);
  const namesDoctor = /doctor|midwife|physio/i.test(found.text);
  const doctorFirst = namesDoctor
    ? ''
    : 'Please ask your doctor first, and tell the instructor before class. ';
  const links = [...found.links, ...adviceLinks];
  return buildReply(`${doctorFirst}${moveDoctorFirst(found.text)}`, {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
    suggestions,
  });
}

/** Moves sentences such as "Ask your doctor first if …" to the front. */
function moveDoctorFirst(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const isAdvice = (sentence: string) => /^(?:Ask your|See a) doctor\b/.test(sentence);
  return [...sentences.filter(isAdvice), ...sentences.filter((one) => !isAdvice(one))].join(' ');
}
