const totals =
  /^(?:(?:grand|sub|overall|report)[ -]?)?(?:totals?|totale|totaal|sum|summe|gesamt|count|average)(?: (?:of |number of )?(?:clients|customers|members|people|students|rows|records|sessions|credits))?[ :=(]*\d*\)?(?: (?:clients|customers|members|people|rows|records))?$/i;
const footers =
  /^(?:page \d+(?: of \d+)?|end of (?:report|file)|(?:generated|exported|printed|created) (?:on|at|by)\b.*)$/i;

/** Returns whether a name, or the first cell of a row, labels a total or a report footer and not a person. */
export function isTotalLine(label: string): boolean {
  const trimmed = label.trim();
  return (
    trimmed.length <= 80 &&
    (totals.test(trimmed) || footers.test(trimmed) || /^\d[\d.,\s]*(?:\p{Ll}+)?$/u.test(trimmed))
  );
}
