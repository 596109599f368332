/** A row of a form with a name of its own, so that what is typed stays with it when another row goes. */
export type FormRow<Row> = Row & { key: string };

let made = 0;

export function toFormRows<Row extends object>(rows: readonly Row[]): FormRow<Row>[] {
  return rows.map((row) => ({ ...row, key: `row-${++made}` }));
}

/** The rows as they are sent. */
export function fromFormRows<Row extends object>(rows: readonly FormRow<Row>[]): Omit<FormRow<Row>, 'key'>[] {
  return rows.map(({ key: _, ...row }) => row);
}
