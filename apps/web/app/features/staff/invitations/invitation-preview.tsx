import type { InvitationPreviewDto } from '@studio/contracts/staff-invitations';

/** Shows the invitation as one of the clients will get it. */
export function InvitationPreview({ preview }: { preview: InvitationPreviewDto }) {
  const { name, subject, greeting, lead, rowsTitle, rows, action, note, footer } = preview;
  return (
    <section aria-labelledby="invitation-preview">
      <h2 id="invitation-preview" className="text-h3">
        Email
      </h2>
      <p className="mt-1 text-small text-stone [overflow-wrap:anywhere]">As {name} will get it.</p>
      <div className="mt-3 max-w-xl space-y-3 rounded-card bg-paper px-5 py-5 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <span className="sr-only">Subject: </span>
          {subject}
        </p>
        {greeting && <p>{greeting}</p>}
        <p>{lead}</p>
        {rows.length > 0 && (
          <div>
            <p className="font-medium">{rowsTitle}</p>
            <dl className="mt-1 divide-y divide-hairline border-y border-hairline">
              {rows.map(({ label, value }) => (
                <div key={`${label} ${value}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <dt className="text-stone">{label}</dt>
                  <dd className="numeric">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <p>
          <span className="sr-only">Button: </span>
          <span className="inline-block rounded-input bg-forest px-5 py-3 font-medium text-chalk">
            {action}
          </span>
        </p>
        <p className="text-small text-stone">{note}</p>
        <p className="text-small text-stone">{footer}</p>
      </div>
    </section>
  );
}
