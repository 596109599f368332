import { formatMomentMedium } from '@studio/domain/time/format-london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { LetterMailFacts } from '../outside/mail/facts.ts';
import type { MailDraft, ReplyMailOrder } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findMessage, findReply } from './store.ts';

/** The studio's answer to a message, with what was asked below it. Answering it writes to the studio. */
export async function replyMailDraft(
  services: Services,
  { branchId, subject: { messageId, replyId } }: ReplyMailOrder,
): Promise<MailDraft<{ template: 'letter'; facts: LetterMailFacts }>> {
  const { database } = services;
  const message = await findMessage(database, branchId, messageId);
  const reply = await findReply(database, branchId, replyId);
  if (!message || !reply) return { drop: 'the message is not there' };
  const studio = studioFacts(services, await readBranchProfile(database, branchId));
  return {
    to: message.email,
    replyTo: { name: studio.name, address: studio.email },
    mail: {
      template: 'letter',
      facts: {
        studio,
        subject: `Re: ${message.subject}`,
        title: message.subject,
        lead: `Our answer to what you wrote on ${formatMomentMedium(message.createdAt)}.`,
        letter: reply.text,
        quote: { title: 'You wrote', text: message.message },
        foot: { text: 'Answer this mail, and it comes to us.' },
      },
    },
  };
}
