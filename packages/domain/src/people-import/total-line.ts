import { normaliseCode } from '../text/normalise-text.ts';

/** Maximum length of a label, in characters. Longer texts skip the patterns below. */
const maxLength = 80;

/** Words that label a total. */
const totalWords = new Set(
  'total totals subtotal subtotals grandtotal totale totaal sum summe gesamt gesamtsumme insgesamt count average avg'.split(
    ' ',
  ),
);
/**
 * Nouns for the things that a report counts. Without another word, only the plural labels a total, because "Member" can
 * be a surname.
 */
const countedPlurals = new Set(
  'clients customers members people students rows records entries results sessions credits passes packs visits bookings'.split(
    ' ',
  ),
);
const countedSingulars = new Set(
  'client customer member student row record entry session credit class classes pass pack visit booking'.split(
    ' ',
  ),
);
/** Words that a label may contain besides the words above. */
const companions = new Set(
  'grand sub overall report of for the and by number no all active inactive left remaining used sold sales amount gbp eur usd'.split(
    ' ',
  ),
);
/** Periods of a total. Some months are first names, so they need the word total. */
const periods = new Set(
  'january february march april may june july august september october november december month year week'.split(
    ' ',
  ),
);

/** Matches headers and footers of reports. */
const reportNote =
  /^(?:page \d+(?:\s?(?:of|\/)\s?\d+)?|end of (?:report|file|list)|showing \d.*|(?:filters?|sorted|period|date range)(?: applied| by)?:.*|(?:report )?(?:last )?(?:generated|exported|printed|created|updated|downloaded)(?: (?:on|at|by)\b.*|:.*|\s\d.*))$/i;

/**
 * Returns whether a row without contact details is a total or a report footer and not a person. `label` is its first
 * cell, or '' when that contains a name. A name beside another label is a person's, because the label can be a client
 * number, such as "12".
 */
export function isTotalRow(label: string, name: string): boolean {
  if (label.length > maxLength || name.length > maxLength) return false;
  return isTotalLine(name) || (isTotalLine(label) && (name === '' || /total|summe|gesamt/i.test(label)));
}

function isTotalLine(text: string): boolean {
  return isTotalLabel(text) || isReportNote(text) || isCount(text);
}

/** Returns whether every word of a text belongs to totals, such as "Total active clients: 1,204". */
function isTotalLabel(text: string): boolean {
  const words = normaliseCode(text)
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter(Boolean);
  const isTotal = words.some((word) => totalWords.has(word));
  const isKnown = (word: string) =>
    totalWords.has(word) ||
    countedPlurals.has(word) ||
    companions.has(word) ||
    (isTotal && countedSingulars.has(word)) ||
    (text.toLowerCase().includes('total') && periods.has(word));
  return words.every(isKnown) && (isTotal || words.some((word) => countedPlurals.has(word)));
}

function isReportNote(text: string): boolean {
  return reportNote.test(normaliseCode(text).replace(/^[\s*=~_-]+|[\s*=~_-]+$/g, ''));
}

/** Returns whether a text is a number with at most one word, such as "245" or "12 guests". */
function isCount(text: string): boolean {
  return /^\d[\d.,\s]*(?:\p{Ll}+)?$/u.test(normaliseCode(text));
}
