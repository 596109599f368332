import { contactTopicWords } from '@studio/content/copy/contact';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { LetterMailFacts, StudioFacts } from '../outside/mail/facts.ts';
import type { ContactMailOrder, MailDraft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findMessage, type MessageRow } from './store.ts';

/** The notice to the studio, answered to the sender, or the copy to the sender, answered to the studio. */
export async function contactMailDraft(
  services: Services,
  order: ContactMailOrder,
): Promise<MailDraft<{ template: 'letter'; facts: LetterMailFacts }>> {
  const { database } = services;
  const message = await findMessage(database, order.branchId, order.subject.messageId);
  if (!message) return { drop: 'the message is not there' };
  const studio = studioFacts(services, await readBranchProfile(database, order.branchId));
  if (order.kind === 'contact-notice') {
    return {
      to: studio.email,
      replyTo: { name: message.name, address: message.email },
      mail: { template: 'letter', facts: noticeFacts(studio, message) },
    };
  }
  return {
    to: message.email,
    replyTo: { name: studio.name, address: studio.email },
    mail: { template: 'letter', facts: copyFacts(studio, message) },
  };
}

function noticeFacts(studio: StudioFacts, message: MessageRow): LetterMailFacts {
  return {
    studio,
    subject: `${message.subject} (${message.name})`,
    title: 'New message',
    lead: `${message.name} has written to the studio. Answering this mail writes to them.`,
    rows: [
      { label: 'From', value: message.name, strong: true },
      { label: 'Email', value: message.email },
      { label: 'Topic', value: contactTopicWords[message.topic].label },
      { label: 'Sent', value: formatMomentMedium(message.createdAt) },
    ],
    quote: { title: message.subject, text: message.message },
  };
}

function copyFacts(studio: StudioFacts, message: MessageRow): LetterMailFacts {
  return {
    studio,
    subject: `Your message: ${message.subject}`,
    title: 'We have your message',
    lead: "We'll reply within one working day. Here is what reached us.",
    quote: { title: message.subject, text: message.message },
    foot: {
      text: `This copy came because somebody wrote to ${studio.name} with your address. If it was not you, there is nothing to do.`,
    },
  };
}
