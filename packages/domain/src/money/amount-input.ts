/**
 * Parses a typed amount in pence, such as "12", "12.5" or "£1,200.00". Null for anything else, including negative
 * amounts.
 */
export function parseAmountInput(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/^[£€$]/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain.replace(',', '.')) * 100);
}

/** Formats pence for an input field, such as 1250 as "12.50". */
export function formatAmountInput(pence: number): string {
  return (pence / 100).toFixed(2);
}
