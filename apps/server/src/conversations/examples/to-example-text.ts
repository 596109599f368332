import { redactPii } from '@studio/domain/text/redact-pii';
import { normalizeMessage } from '../built-in/parsing/normalize-message.ts';

/** Words that follow "my name is Amara", "I am" or "this is" but aren't part of a name. A name ends before them. */
const wordsThatEndName =
  'a about absurd after ages all also always am amazing an and annoying any are as asking at awesome awful bad ' +
  'because been before beginner bit brilliant broken but by call calling can cannot confusing could crazy day did do ' +
  'does easy email emailing enough exciting expensive fantastic fine for from frustrating fun get getting good great ' +
  'had hard has have hello here hi how i if important impossible in injured interested is it just killing late ' +
  'less like looking lovely mail making me message mobile more much must my name need new nice no not number of ' +
  'ok okay on only or our outrageous perfect phone please possible postnatal pregnant prenatal quite really ' +
  'ridiculous right ring rubbish should silly so sorry speaking still stupid taking terrible text thank thanks that ' +
  'the there they this to too trying unacceptable unfair urgent useless very want wanted was we weird were what when ' +
  'where which who why with wonderful would wrong yes you your';

const anyWord = String.raw`(?:(?:\p{L}|dr|mrs?|ms)\.|\p{L}(?:['-]?[\p{L}\p{M}])*)`;
/**
 * One word of a name, such as "Amara", "o'brien-obi" or "J.", but no ordinary word and no placeholder such as [name].
 */
const nameWord = String.raw`(?!\[?(?:${wordsThatEndName.replaceAll(' ', '|')})(?![\p{L}\p{N}'-]))${anyWord}`;
/** Words that stand for personal data in an example. */
export const piiPlaceholderPattern = /(?<![\p{L}\p{N}])(?:name|number|email|code|id)(?![\p{L}\p{N}])/gu;
/** First word after "my name is": always a name, such as "An", unless it's a placeholder. */
const firstWord = String.raw`(?!(?:name|number|email|code|id)(?![\p{L}\p{N}'-]))${anyWord}`;
const nextWords = String.raw`(?:[^\S\n]{1,3}${nameWord}){0,2}`;
const build = (before: string, name: string, after = '') =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${before.replaceAll(' ', String.raw`\s{1,3}`)}[\s:]{1,3})(${name})(?![\p{L}\p{N}])${after}`,
    'giu',
  );

/** Matches "my name is amara obi", "I'm called Amara" and "Name: Amara Obi", in any case. */
const givenName = build(
  "(?:(?:my|the) (?:first |full |last )?name(?: is|'?s)|(?:i am|i'?m) called|name\\s{0,3}(?=:))",
  firstWord + nextWords,
);
/** Matches "this is zoe smith" before a comma, the end of the sentence, "and", "here" or "speaking". */
const announcedName = build(
  'this is',
  nameWord + nextWords,
  String.raw`(?=\s*(?:$|[,.!;\n])|\s+(?:and|here|speaking)\b)`,
);
/** Matches "it's amara obi here" and "hello, Amara speaking" at the beginning. */
const introducedName = new RegExp(
  String.raw`^\s*((?:(?:hi|hello|hey)[,!]?\s{1,3})?(?:it['’]?s\s{1,3})?)(${nameWord}${nextWords})(?=\s{1,3}(?:here|speaking)(?![\p{L}\p{N}]))`,
  'giu',
);
/** Matches "Thanks, Amara Obi" at the end. */
const signedName =
  /((?:[Tt]hanks|[Tt]hank you|[Cc]heers|[Rr]egards|[Bb]est|[Ll]ove)[,.!]?\s{1,3})\p{Lu}[\p{L}\p{M}'’-]*(?:[^\S\n]{1,3}\p{Lu}[\p{L}\p{M}'’-]*){0,2}(?=[\s.!]{0,5}$)/gu;
/**
 * Matches "I am" and the words after it. They begin with a name if the first two are capitalised, or if only words such as
 * "de" and "van" stand between two capitalised ones.
 */
const ownName = build("(?:i am|i'?m)", String.raw`${nameWord}(?:[^\S\n]{1,3}${nameWord}){1,3}`);
const capitalisedName =
  /^\p{Lu}[\p{L}\p{M}'.-]*(?:\s+(?:al|bin|da|de|del|della|der|di|dos|du|el|la|le|van|von))*(?:\s+\p{Lu}[\p{L}\p{M}'.-]*){1,2}/u;
/** Matches a placeholder and the capitalised words after it: names of more than three words. */
const longName = /\[name\](?: \p{Lu}\p{Ll}[\p{L}\p{M}'-]*)+/gu;

/**
 * Converts a visitor's message to the form in which examples are stored and compared: normalised, and without email
 * addresses, long numbers, codes and the visitor's name (handbook: chat 14).
 */
export function toExampleText(message: string): string {
  const withoutNames = redactPii(message)
    .replaceAll(givenName, '$1[name]')
    .replaceAll(announcedName, '$1[name]')
    .replaceAll(introducedName, '$1[name]')
    .replaceAll(signedName, '$1[name]')
    .replaceAll(
      ownName,
      (_match, before: string, words: string) => before + words.replace(capitalisedName, '[name]'),
    )
    .replaceAll(longName, '[name]');
  return normalizeMessage(withoutNames);
}
