import type { ClassMessageDelivery, ClassMessageDto } from '@studio/contracts/staff-class-messages';
import type { ClassMessageAudience } from '@studio/domain/bookings/class-message';
import { formatCount } from '@studio/domain/text/format';

export const audienceLabels: Record<ClassMessageAudience, string> = {
  booked: 'Booked',
  waiting: 'Waiting list',
  both: 'Both',
};

export const recipientLabels: Record<ClassMessageAudience, string> = {
  booked: 'Booked clients',
  waiting: 'Waiting list',
  both: 'Booked clients and waiting list',
};

export const deliveryLabels: Record<ClassMessageDelivery, string> = {
  pending: 'Sending',
  sent: 'Sent',
  'no-email': 'No email address',
  unconfirmed: 'Email address not confirmed',
  rejected: 'Email address rejected',
  'too-many': 'Too many emails that day',
  cancelled: 'Left the class before it was sent',
  'class-over': 'The class had ended or been cancelled',
  failed: 'Delivery failed',
};

/** Describes the clients who'll get a message, such as "3 booked clients". */
export function describeRecipients(audience: ClassMessageAudience, count: number): string {
  if (audience === 'booked') return formatCount(count, 'booked client');
  return audience === 'waiting'
    ? `${formatCount(count, 'client')} on the waiting list`
    : formatCount(count, 'client');
}

/** Describes the delivery of a message in one line, such as "Sent to 8 of 9 clients". */
export function describeDelivery({
  recipients,
  sent,
  pending,
}: Pick<ClassMessageDto, 'recipients' | 'sent' | 'pending'>): string {
  if (pending > 0) return `Sending: ${sent} of ${sent + pending} sent`;
  const clients = formatCount(recipients, 'client');
  return sent === recipients ? `Sent to ${clients}` : `Sent to ${sent} of ${clients}`;
}
