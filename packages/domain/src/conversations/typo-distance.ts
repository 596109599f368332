/**
 * Returns the number of typos between two words: an extra, missing or wrong letter, or two swapped ones. Stops counting
 * at `maxTypos`, and returns `maxTypos` + 1 for more typos.
 */
export function getTypoDistance(one: string, other: string, maxTypos = 2): number {
  if (Math.abs(one.length - other.length) > maxTypos) return maxTypos + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const swapped = areSwapped(one, other, row, column) ? (before[column - 2] ?? 0) + 1 : changed;
      line.push(Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, changed, swapped));
    }
    [before, last] = [last, line];
  }
  return Math.min(last[other.length] ?? 0, maxTypos + 1);
}

function areSwapped(one: string, other: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
}

/**
 * Returns the number of typos allowed in a word with a number of letters: none up to 4 letters, one up to 7, then two.
 */
export function getAllowedTypos(length: number): number {
  if (length <= 4) return 0;
  return length <= 7 ? 1 : 2;
}

/** Returns the number of typos if `typed` was intended as `intended`; null when that is unlikely. */
export function countTypos(typed: string, intended: string): number | null {
  if (typed === intended) return 0;
  const maxTypos = getAllowedTypos(Math.max(typed.length, intended.length));
  // People rarely mistype the first letter.
  if (maxTypos === 0 || typed[0] !== intended[0]) return null;
  const typos = getTypoDistance(typed, intended, maxTypos);
  return typos <= maxTypos ? typos : null;
}

/** Returns the candidate that differs least from `typed`; null when all have too many typos. */
export function findNearestWord(typed: string, candidates: Iterable<string>): string | null {
  let [nearest, fewestTypos]: [string | null, number] = [null, Number.MAX_SAFE_INTEGER];
  for (const word of candidates) {
    const typos = countTypos(typed, word);
    if (typos !== null && typos < fewestTypos) [nearest, fewestTypos] = [word, typos];
  }
  return nearest;
}
