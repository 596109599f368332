import { formatMomentMedium } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { EmailDraft, ReplyEmailJob } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findContactMessage, findContactReply } from './store.ts';

/** Builds the studio's reply, which quotes the message. */
export async function buildReplyEmail(
  services: Services,
  { branchId, subject: { messageId, replyId } }: ReplyEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database } = services;
  const message = await findContactMessage(database, branchId, messageId);
  const reply = await findContactReply(database, branchId, replyId);
  if (!message || !reply) return { drop: 'the message was not found' };
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  return {
    to: message.email,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: `Re: ${message.subject}`,
        title: message.subject,
        lead: `This is our reply to your message of ${formatMomentMedium(message.createdAt)}.`,
        personalMessage: reply.text,
        quote: { title: 'You wrote', text: message.message },
        footer: {
          text: `You can reply to this email. You’re getting it because you sent ${studio.name} a message.`,
        },
      },
    },
  };
}
