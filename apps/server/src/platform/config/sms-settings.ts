type Environment = Record<string, string | undefined>;

/**
 * Text message services. With `none`, the studio sends no text messages, except in demo mode, where the sandbox
 * receives them.
 */
export const smsProviders = ['none', 'sns'] as const;
type Provider = (typeof smsProviders)[number];

export interface SmsSettings {
  region: string;
  /** AWS credentials. With null, the SDK finds credentials itself, such as the machine's role at AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Sender name. With null, the service chooses. */
  sender: string | null;
}

/** Reads the settings of the text message service. Returns null for provider `none`. */
export function readSmsSettings(
  env: Environment,
  provider: Provider,
  problems: string[],
): SmsSettings | null {
  const { SMS_REGION: region, SMS_SENDER: sender } = env;
  const { SMS_ACCESS_KEY_ID: accessKeyId, SMS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (provider === 'none') {
    problems.push(...strayProblems(env));
    return null;
  }
  if (!region) problems.push('SMS_REGION is missing');
  else if (!/^[a-z]{2}(-[a-z]+)+-\d$/.test(region)) {
    problems.push(`SMS_REGION is '${region}', but must look like eu-west-2`);
  }
  if (!accessKeyId !== !secretAccessKey) {
    problems.push('SMS_ACCESS_KEY_ID and SMS_SECRET_ACCESS_KEY must be set together');
  }
  if (sender && !/^(?=.*[A-Za-z])[A-Za-z0-9]{1,11}$/.test(sender)) {
    problems.push(
      `SMS_SENDER is '${sender}', but must be up to 11 letters and digits, with at least one letter`,
    );
  }
  return {
    region: region ?? '',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    sender: sender || null,
  };
}

/**
 * Returns a problem for each text message setting without a service, because the owner would believe that it has an
 * effect.
 */
function strayProblems(env: Environment): string[] {
  return ['SMS_REGION', 'SMS_ACCESS_KEY_ID', 'SMS_SECRET_ACCESS_KEY', 'SMS_SENDER']
    .filter((name) => env[name])
    .map((name) => `${name} is set, but SMS_PROVIDER is none`);
}
