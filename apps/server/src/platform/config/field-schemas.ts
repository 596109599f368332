import { z } from 'zod';

/**
 * Returns the name of the setting that a validation issue is about. The issue's path begins with a subject of
 * `environmentSchema`, followed by the name.
 */
export const getSettingName = ({ path }: z.core.$ZodRawIssue): string => String(path?.[1]);

/**
 * Returns the error option of a schema: the message says that the value of a setting, or an entry in its list, breaks a
 * rule. The message quotes the value, so don't use it for secrets.
 */
export const invalidValue = (rule: string) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    `${getSettingName(issue)} ${issue.path?.[2] === undefined ? 'is' : 'has'} '${issue.input}', but ${rule}`,
});

/**
 * Option for zod's `refine` and `superRefine`: checks the rule even if other settings are invalid, so that all problems
 * are reported at once.
 */
export const evenIfOthersFail = { when: () => true };

const number = (isValid: (value: number) => boolean, rule: string) =>
  z
    .string()
    .refine((text) => isValid(Number(text)), invalidValue(rule))
    .transform(Number);

export const numberBetween = (min: number, max: number) =>
  number((value) => value >= min && value <= max, `must be a number from ${min} to ${max}`);

export const wholeNumberBetween = (
  min: number,
  max: number,
  rule = `must be a whole number from ${min} to ${max}`,
) => number((value) => Number.isInteger(value) && value >= min && value <= max, rule);

export const portNumber = wholeNumberBetween(0, 65_535, 'must be a port number');

/** Returns the schema of a setting that lists entries, such as "a, b". An unset setting is an empty list. */
export const separatedList = (separator: ',' | ';', entry: z.ZodString) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(separator).map((part) => part.trim()))
    .transform((parts) => parts.filter(Boolean))
    .pipe(z.array(entry));

/**
 * Returns the schema of a setting that must be unset while its service is off, because the owner would believe that it
 * has an effect.
 */
export const mustBeUnsetWithout = (provider: 'SMS_PROVIDER' | 'ASSISTANT_PROVIDER') =>
  z.never({ error: (issue) => `${getSettingName(issue)} is set, but ${provider} is none` }).optional();

/** Returns AWS credentials; null unless both parts are set. */
export const toAwsCredentials = (accessKeyId: string | undefined, secretAccessKey: string | undefined) =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
