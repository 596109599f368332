/** Text message with a code of the user pool. */
export interface AccountCodeMessage {
  /** Purpose of the code: to log in, or to confirm the number. */
  kind: 'sign-in' | 'verify-phone';
  code: string;
  minutes: number;
}

const codeNames = {
  'sign-in': 'login code',
  'verify-phone': 'verification code',
} as const;

/**
 * Returns the text message with a code. The last line binds the code to the site (Origin-bound one-time codes, WICG),
 * so phones offer to fill in the code only on this site.
 */
export function buildAccountSms(
  { name, siteUrl }: { name: string; siteUrl: string },
  { kind, code, minutes }: AccountCodeMessage,
): string {
  const sentence = `${code} is your ${name} ${codeNames[kind]}. It expires in ${minutes} minutes. Never share it with anyone.`;
  return `${sentence}\n\n@${new URL(siteUrl).hostname} #${code}`;
}
