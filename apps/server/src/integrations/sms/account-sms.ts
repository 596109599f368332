/** What the user pool wants sent to a number. */
export interface AccountCodeMessage {
  /** To log in, or to prove the number. */
  kind: 'sign-in' | 'verify-phone';
  code: string;
  minutes: number;
}

const goodFor = {
  'sign-in': 'your code to log in',
  'verify-phone': 'the code for your phone number',
} as const;

/**
 * A text message with a code, in the studio's words. Its last line binds the code to the site (Origin-bound one-time codes,
 * WICG): telephones offer to fill it in there, and nowhere else.
 */
export function buildAccountSms(
  { name, siteUrl }: { name: string; siteUrl: string },
  { kind, code, minutes }: AccountCodeMessage,
): string {
  const words = `${code} is ${goodFor[kind]} at ${name}, good for ${minutes} minutes. Nobody from the studio will ask for it.`;
  return `${words}\n\n@${new URL(siteUrl).hostname} #${code}`;
}
