import type { SNSClient } from '@aws-sdk/client-sns';
import { type SmsPort, SmsSendError } from './port.ts';

export interface SnsSmsOptions {
  /** AWS region of the service, such as 'eu-west-2'. */
  region: string;
  /** AWS credentials. With null, the SDK finds credentials itself, such as the machine's role at AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Sender name, in countries that allow one. With null, the service chooses. */
  sender: string | null;
  /** URL of the service if it differs from the region's default. */
  endpoint?: string | undefined;
  /** Time limit of a request, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends text messages through Amazon SNS with the official client. Disables the client's retries, because the caller
 * retries.
 */
export function createSnsSms(options: SnsSmsOptions): SmsPort & { close(): void } {
  const { region, credentials, sender, endpoint, timeoutMs = 10_000 } = options;
  const settings = {
    region,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 1,
  };
  // Loads the client only when the first text message is sent.
  let client: SNSClient | undefined;
  return {
    async send({ to, text }) {
      const MessageAttributes = {
        'AWS.SNS.SMS.SMSType': attribute('Transactional'),
        ...(sender ? { 'AWS.SNS.SMS.SenderID': attribute(sender) } : {}),
      };
      const { PublishCommand, SNSClient } = await import('@aws-sdk/client-sns');
      client ??= new SNSClient(settings);
      const command = new PublishCommand({ PhoneNumber: to, Message: text, MessageAttributes });
      try {
        const { MessageId = '' } = await client.send(command, {
          abortSignal: AbortSignal.timeout(timeoutMs),
        });
        return { id: MessageId };
      } catch (error) {
        throw new SmsSendError(reason(error), !concernsMessage(error), error);
      }
    },
    close: () => client?.destroy(),
  };
}

const attribute = (StringValue: string) => ({ DataType: 'String', StringValue });

/**
 * Returns whether the number is invalid or has opted out. Other errors may be temporary, or need a change of settings.
 */
const concernsMessage = (error: unknown): boolean => error instanceof Error && messageErrors.has(error.name);

const messageErrors: ReadonlySet<string> = new Set([
  'InvalidParameterException',
  'InvalidParameterValueException',
  'ValidationException',
]);

/** Returns the reason of a failure without the phone number, which must not appear in logs. */
function reason(error: unknown): string {
  const name = error instanceof Error ? error.name : 'unknown';
  return `Amazon SNS rejected the text message (${name}).`;
}
