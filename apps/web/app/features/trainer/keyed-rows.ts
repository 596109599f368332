/** A row of a form with a name of its own, so that what is typed stays with it when another row goes. */
export type Keyed<Row> = Row & { key: string };

let made = 0;

export function keyed<Row extends object>(rows: readonly Row[]): Keyed<Row>[] {
  return rows.map((row) => ({ ...row, key: `row-${++made}` }));
}

/** The rows as they are sent. */
export function plain<Row extends object>(rows: readonly Keyed<Row>[]): Omit<Keyed<Row>, 'key'>[] {
  return rows.map(({ key: _, ...row }) => row);
}
