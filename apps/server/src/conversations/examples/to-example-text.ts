import { redactPii } from '@studio/domain/text/redact-pii';
import { normalizeMessage } from '../built-in/parsing/normalize-message.ts';

/** Matches a visitor who gives their name, such as "my name is Amara Obi" at the end of a sentence. */
const givenName =
  /\b([Mm][Yy] (?:first |full )?[Nn]ame(?: is|'s)|I'm called|i'm called)\s{1,3}\p{L}+(?:[ -]\p{Lu}\p{L}*){0,3}/gu;

/**
 * Returns a visitor's message as an example stores it, and as messages are compared with examples: normalised, and
 * without email addresses, long numbers, codes and the name that the visitor gives (handbook: chat 14).
 */
export function toExampleText(message: string): string {
  return normalizeMessage(redactPii(message).replaceAll(givenName, '$1 [name]'));
}
