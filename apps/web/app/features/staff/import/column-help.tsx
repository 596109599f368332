/** Columns of a file of clients, with what each can contain. */
const columns: readonly (readonly [names: string, text: string])[] = [
  [
    'Name, email, phone',
    'Each row needs a name or an email address. First name and surname can be separate.',
  ],
  ['Pack', 'The name in your current system. In the next step, you choose which of your packs it becomes.'],
  ['Sessions left', 'A number, or ‘unlimited’.'],
  ['Expiry date', 'The last day on which the client can use the sessions.'],
  ['Membership', 'The name in your current system. In the next step, you choose one of your memberships.'],
  ['Next payment date', 'The day on which the client pays for the next month.'],
  ['Stripe customer ID and subscription ID', 'For memberships that Stripe charges: cus_… and sub_…'],
  ['Classes attended', 'A number. Each activity can have its own column.'],
  ['Waiver date', 'The day on which the client signed your waiver.'],
  ['Check-in note', 'Shown to staff at check-in. Leave out anything about health.'],
];

/** Explains the columns, also for a studio whose example file has only some of them. */
export function ColumnHelp() {
  return (
    <details className="mt-3 max-w-2xl">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        What the columns can contain
      </summary>
      <dl className="mt-1 space-y-2">
        {columns.map(([names, text]) => (
          <div key={names}>
            <dt className="font-semibold">{names}</dt>
            <dd className="text-stone">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
