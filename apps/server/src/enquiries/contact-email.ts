import { contactTopicText } from '@studio/content/copy/contact';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails, StudioContact } from '../integrations/email/email-details.ts';
import type { ContactEmailJob, EmailDraft } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { type ContactMessageRow, findContactMessage } from './store.ts';

/**
 * Builds the notice to the studio, with the sender as reply-to, or the copy to the sender.
 */
export async function buildContactEmail(
  services: Services,
  job: ContactEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database } = services;
  const message = await findContactMessage(database, job.branchId, job.subject.messageId);
  if (!message) return { drop: 'the message was not found' };
  const studio = toStudioContact(services, await loadBranchProfile(database, job.branchId));
  if (job.kind === 'contact-notice') {
    return {
      to: studio.email,
      replyTo: { name: message.name, address: message.email },
      email: { template: 'plain-message', details: buildNotice(studio, message) },
    };
  }
  return {
    to: message.email,
    email: { template: 'plain-message', details: buildCopy(studio, message) },
  };
}

function buildNotice(studio: StudioContact, message: ContactMessageRow): GenericEmailDetails {
  return {
    studio,
    subject: `${message.subject} (${message.name})`,
    title: 'New message',
    lead: `${message.name} sent us a message. Reply to this email to answer.`,
    rows: [
      { label: 'From', value: message.name, strong: true },
      { label: 'Email', value: message.email },
      { label: 'Topic', value: contactTopicText[message.topic].label },
      { label: 'Sent', value: formatMomentMedium(message.createdAt) },
    ],
    quote: { title: message.subject, text: message.message },
  };
}

function buildCopy(studio: StudioContact, message: ContactMessageRow): GenericEmailDetails {
  return {
    studio,
    subject: `Your message: ${message.subject}`,
    title: 'We’ve got your message',
    lead: "We'll reply within one working day. Here’s a copy of your message.",
    quote: { title: message.subject, text: message.message },
    footer: {
      text: `You’re getting this email because someone sent ${studio.name} a message with your email address. If it wasn’t you, you don’t need to do anything.`,
    },
  };
}
