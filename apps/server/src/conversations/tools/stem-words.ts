const stopWords = new Set(
  (
    'a an and any are as at be been being but by can could did do does doing for from get gets got had has have having he her hi ' +
    'hello hey him his how i if im in into is it its ive just let like ll may me might my no not of off ok on or our ' +
    'please re s she should so some t than thank thanks that the their them then there these they this those to too up us ' +
    've very was we were what whats when where which while who whom why will with would you your yours youre u ur am ' +
    'after before go going come coming take one ones someone anyone somewhere during there here many good nice work while able possible allowed ok okay class classes studio also about hows dont cant im id id want need know tell wondering wonder question ask yes really cos cause because gonna wanna actually basically honestly btw lol haha omg tho though'
  ).split(' '),
);

/** Groups of synonyms, as stems (see `stemWord`). */
const groups: readonly (readonly string[])[] = [
  ['waitlist', 'wait'],
  ['cancel', 'cancellation'],
  ['film', 'phon', 'photo', 'video', 'record'],
  ['nearest', 'closest'],
  ['shower', 'changing', 'wash'],
  ['toilet', 'loo', 'bathroom', 'changing'],
  ['tube', 'underground', 'station', 'train'],
  ['wheelchair', 'disabl', 'accessib', 'step'],
  ['pause', 'freeze', 'suspend'],
  ['kid', 'child', 'children', 'teenager'],
  ['pregnant', 'pregnancy', 'expecting', 'prenatal', 'antenatal'],
  ['postnatal', 'postpartum', 'birth'],
  ['injury', 'injur', 'hurt'],
  ['refund', 'money'],
  ['voucher', 'gift'],
  ['beginner', 'novice', 'newbie', 'newcomer'],
  ['bike', 'bicycle', 'cycle'],
  ['locker', 'storage', 'belonging', 'valuable'],
  ['sock', 'grip'],
  ['receipt', 'invoice'],
  ['reschedule', 'move', 'swap'],
  ['late', 'delay'],
  ['wear', 'clothe', 'outfit'],
  ['dog', 'pet'],
  ['men', 'man', 'male'],
  ['women', 'woman', 'female', 'lady', 'ladie'],
];

const synonyms = new Map<string, string[]>();
for (const group of groups) {
  for (const word of group) {
    synonyms.set(word, [...(synonyms.get(word) ?? []), ...group.filter((other) => other !== word)]);
  }
}

/** Returns the stem of a word; null for stop words. */
export function stemWord(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase();
  if (plain === '' || stopWords.has(plain)) return null;
  return removeEnding(plain);
}

function removeEnding(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return removeDoubleConsonant(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed')) return removeDoubleConsonant(word.slice(0, -2));
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss'))
    return removeDoubleConsonant(word.slice(0, -1));
  return removeDoubleConsonant(word);
}

/**
 * Reduces a doubled consonant at the end to one and removes a final "e", so that "cancelled" and "cancel", "freeze" and
 * "freezing" have the same stem.
 */
function removeDoubleConsonant(word: string): string {
  const single = word.replace(/([bdglmnprt])\1$/, '$1');
  return single.length > 4 && single.endsWith('e') ? single.slice(0, -1) : single;
}

export function getSynonyms(stemmed: string): readonly string[] {
  return synonyms.get(stemmed) ?? [];
}
