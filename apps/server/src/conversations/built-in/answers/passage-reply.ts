import type { Passage, Reply, ReplyLink } from '../../../integrations/assistant/port.ts';
import { buildReply, takeFirstSentences } from './build-reply.ts';

/** Shortens a passage to a reply, with links to its page and its question in the FAQ. */
export function buildPassageReply({ id, text, link, isEdited = false }: Passage, maxSentences = 4): Reply {
  const question: ReplyLink[] = id.startsWith('faq:')
    ? [{ label: 'Good to know', to: `/faq#${id.slice('faq:'.length)}` }]
    : [];
  const links = [...(link ? [link] : []), ...question];
  return buildReply(takeFirstSentences(toStatement(text, isEdited ? null : id), maxSentences), {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
  });
}

/** First words of the sentence that remains without "Yes", by passage id. */
const sentenceStarts: Readonly<Record<string, string>> = {
  'faq:pregnant': 'You can come',
  'faq:pregnant-other-classes': 'When you’re pregnant, you can take',
  'faq:after-birth': 'You can come back',
  'faq:grip-socks': 'You need grip socks',
  'faq:female-only-classes': 'There are female-only classes',
  'faq:freeze-membership': 'You can freeze your membership',
  'faq:cancel': 'You can cancel or move a class',
  'faq:ways-to-pay': 'You can pay',
};

/**
 * Turns a passage that begins with "Yes" or "No." into a statement, because that word answers the passage's question
 * and not the visitor's. Adds the subject that the rest of a built-in text lacks (`sentenceStarts`). `passageId` is null
 * for a text that an owner has edited, which loses the word only if a whole sentence follows.
 */
function toStatement(text: string, passageId: string | null): string {
  if (passageId === null) return text.replace(/^(?:Yes|No)\.\s+(?=\p{Lu})/u, '');
  const answer = text.replace(/^(?:Often, yes|Yes)(?:[.:,;]| -)\s*|^No\.\s+(?=[A-Z])/, '');
  const start = sentenceStarts[passageId];
  if (!start || answer.startsWith(start)) return answer.replace(/^./, (letter) => letter.toUpperCase());
  return `${start} ${/^(?:[a-z]|After|By)/.test(answer) ? answer.replace(/^./, (letter) => letter.toLowerCase()) : answer}`;
}
