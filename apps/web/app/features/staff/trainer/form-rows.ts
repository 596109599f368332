/** Form row with a stable key, so that the row keeps its input when another row is removed. */
export type FormRow<Row> = Row & { key: string };

let made = 0;

export function toFormRows<Row extends object>(rows: readonly Row[]): FormRow<Row>[] {
  return rows.map((row) => ({ ...row, key: `row-${++made}` }));
}

/** Returns the rows without keys, as the API expects them. */
export function fromFormRows<Row extends object>(rows: readonly FormRow<Row>[]): Omit<FormRow<Row>, 'key'>[] {
  return rows.map(({ key: _, ...row }) => row);
}
