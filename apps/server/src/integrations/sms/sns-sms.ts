import {
  InvalidParameterException,
  InvalidParameterValueException,
  PublishCommand,
  SNSClient,
  ValidationException,
} from '@aws-sdk/client-sns';
import { type SmsPort, SmsSendError } from './port.ts';

export interface SnsSmsOptions {
  /** The region whose service sends, such as 'eu-west-2'. */
  region: string;
  /** Null: the SDK finds them itself, such as the role of the machine at AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Who it comes from, where the receiver's country lets a sender have a name; null: what the service chooses. */
  sender: string | null;
  /** Where the service is, when not at its region's address. */
  endpoint?: string | undefined;
  /** How long the service may take, in milliseconds. */
  timeoutMs?: number;
}

/** Sends text messages by Amazon SNS, through the official client. Whoever calls tries again, so the client does not. */
export function createSnsSms(options: SnsSmsOptions): SmsPort & { close(): void } {
  const { region, credentials, sender, endpoint, timeoutMs = 10_000 } = options;
  const client = new SNSClient({
    region,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 1,
  });
  return {
    async send({ to, text }) {
      const MessageAttributes = {
        'AWS.SNS.SMS.SMSType': attribute('Transactional'),
        ...(sender ? { 'AWS.SNS.SMS.SenderID': attribute(sender) } : {}),
      };
      const asked = new PublishCommand({ PhoneNumber: to, Message: text, MessageAttributes });
      try {
        const { MessageId = '' } = await client.send(asked, { abortSignal: AbortSignal.timeout(timeoutMs) });
        return { id: MessageId };
      } catch (error) {
        throw new SmsSendError(reason(error), !concernsMessage(error), error);
      }
    },
    close: () => client.destroy(),
  };
}

const attribute = (StringValue: string) => ({ DataType: 'String', StringValue });

/** A number that is none, or whose owner wants no messages. Whatever else it refuses may pass, or is mended in the settings. */
const concernsMessage = (error: unknown): boolean =>
  error instanceof InvalidParameterException ||
  error instanceof InvalidParameterValueException ||
  error instanceof ValidationException;

/** The reason without the number it concerns, which belongs into no log. */
function reason(error: unknown): string {
  const name = error instanceof Error ? error.name : 'unknown';
  return `The service did not take the text message (${name}).`;
}
