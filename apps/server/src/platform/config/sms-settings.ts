import { z } from 'zod';
import { evenIfOthersFail, invalidValue, mustBeUnsetWithout, toAwsCredentials } from './field-schemas.ts';

const mustBeUnset = mustBeUnsetWithout('SMS_PROVIDER');

/**
 * Settings without a text message service: the studio sends no text messages. In demo mode, the sandbox receives them.
 */
const noProvider = z
  .object({
    SMS_PROVIDER: z.literal('none').optional(),
    SMS_REGION: mustBeUnset,
    SMS_ACCESS_KEY_ID: mustBeUnset,
    SMS_SECRET_ACCESS_KEY: mustBeUnset,
    SMS_SENDER: mustBeUnset,
  })
  .transform(() => null);

const sns = z
  .object({
    SMS_PROVIDER: z.literal('sns'),
    SMS_REGION: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, invalidValue('must look like eu-west-2')),
    SMS_ACCESS_KEY_ID: z.string().optional(),
    SMS_SECRET_ACCESS_KEY: z.string().optional(),
    SMS_SENDER: z
      .string()
      .regex(
        /^(?=.*[A-Za-z])[A-Za-z0-9]{1,11}$/,
        invalidValue('must be up to 11 letters and digits, with at least one letter'),
      )
      .optional(),
  })
  .refine((env) => !env.SMS_ACCESS_KEY_ID === !env.SMS_SECRET_ACCESS_KEY, {
    error: 'SMS_ACCESS_KEY_ID and SMS_SECRET_ACCESS_KEY must be set together',
    ...evenIfOthersFail,
  })
  .transform((env) => ({
    region: env.SMS_REGION,
    /** AWS credentials. With null, the SDK finds credentials itself, such as the machine's role at AWS. */
    credentials: toAwsCredentials(env.SMS_ACCESS_KEY_ID, env.SMS_SECRET_ACCESS_KEY),
    /** Sender name. With null, the service chooses. */
    sender: env.SMS_SENDER ?? null,
  }));

/** Settings of the text message service. */
export const smsSettings = z.discriminatedUnion('SMS_PROVIDER', [noProvider, sns]);
