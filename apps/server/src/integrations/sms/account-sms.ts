/** Text message with a code of the user pool. */
export interface AccountCodeMessage {
  /** Purpose of the code: to log in, or to confirm the number. */
  kind: 'sign-in' | 'verify-phone';
  code: string;
  minutes: number;
}

const goodFor = {
  'sign-in': 'your code to log in',
  'verify-phone': 'the code for your phone number',
} as const;

/**
 * Returns the text message with a code. The last line binds the code to the site (Origin-bound one-time codes, WICG),
 * so phones offer to fill in the code only on this site.
 */
export function buildAccountSms(
  { name, siteUrl }: { name: string; siteUrl: string },
  { kind, code, minutes }: AccountCodeMessage,
): string {
  const sentence = `${code} is ${goodFor[kind]} at ${name}, good for ${minutes} minutes. Nobody from the studio will ask for it.`;
  return `${sentence}\n\n@${new URL(siteUrl).hostname} #${code}`;
}
