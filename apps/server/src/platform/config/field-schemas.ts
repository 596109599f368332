import { z } from 'zod';

/** Returns the setting of an issue. The path begins with a subject of `environmentSchema`. */
export const getSettingName = ({ path }: z.core.$ZodRawIssue): string => String(path?.[1]);

/** Error of a setting, or of an entry in its list. Quotes the value, so it isn't for secrets. */
export const invalidValue = (rule: string) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    `${getSettingName(issue)} ${issue.path?.[2] === undefined ? 'is' : 'has'} '${issue.input}', but ${rule}`,
});

/** Checks a rule even if other settings are invalid, so that all problems are reported at once. */
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

/** Reads the entries between separators. */
export const listOf = (separator: ',' | ';', entry: z.ZodString) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(separator).map((part) => part.trim()))
    .transform((parts) => parts.filter(Boolean))
    .pipe(z.array(entry));

/** Rejects a setting of a service that isn't used, because the owner would believe that it has an effect. */
export const unusedWithout = (provider: 'SMS_PROVIDER' | 'ASSISTANT_PROVIDER') =>
  z.never({ error: (issue) => `${getSettingName(issue)} is set, but ${provider} is none` }).optional();

/** Returns AWS credentials, or null unless both are set. */
export const toCredentials = (accessKeyId: string | undefined, secretAccessKey: string | undefined) =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
