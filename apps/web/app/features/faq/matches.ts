/** A piece of a text, and whether the search found it. */
export interface Piece {
  /** Where it begins in the text; its key. */
  at: number;
  text: string;
  found: boolean;
}

/** Longest search that is read, in characters. */
export const longestQuery = 80;

/** The words of a search, as they are compared: without case and accents, each once. */
export function searchWords(query: string): string[] {
  const words = folded(query.slice(0, longestQuery)).text.split(/[^\p{L}\p{N}'-]+/u);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))];
}

/** Whether every word stands somewhere in the texts. No words are found everywhere. */
export function hasAll(words: readonly string[], ...texts: string[]): boolean {
  const whole = folded(texts.join('\n')).text;
  return words.every((word) => whole.includes(word));
}

/** The text in pieces, found and not found in turn; together they are the text. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const marks = marked(text, words);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marks[at] === marks[from]) continue;
    pieces.push({ at: from, text: text.slice(from, at), found: marks[from] ?? false });
    from = at;
  }
  return pieces;
}

/** For every character of the text whether a word covers it. */
function marked(text: string, words: readonly string[]): boolean[] {
  const marks = new Array<boolean>(text.length).fill(false);
  const { text: compared, origins } = folded(text);
  for (const word of words) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + word.length)) {
      marks.fill(true, origins[at], origins[at + word.length] ?? text.length);
    }
  }
  return marks;
}

/** The text without case and accents, with curly apostrophes straightened, and where each of its characters was. */
function folded(text: string): { text: string; origins: number[] } {
  let whole = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').replace('’', "'").toLowerCase();
    whole += plain;
    for (let index = 0; index < plain.length; index++) origins.push(at);
    at += character.length;
  }
  return { text: whole, origins };
}
