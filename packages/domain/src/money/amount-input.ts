/** What somebody typed as an amount of money, in pence: "12", "12.5", "£1,200.00". Null for what is none, and below 0. */
export function parseAmountInput(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/^[£€$]/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain.replace(',', '.')) * 100);
}

/** The same back, as it stands in a field: 1250 → "12.50". */
export function formatAmountInput(pence: number): string {
  return (pence / 100).toFixed(2);
}
