import type { GetInvitationsResponse } from '@studio/contracts/staff-invitations';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { isUnreachable, reasonLabels, stateLabels } from './invitation-text.ts';

type Lists = Pick<GetInvitationsResponse, 'invited' | 'notInvitable' | 'counts'>;

/** Lists the clients who weren't reached, those who can't be invited, and those who were invited. */
export function InvitationLists({ invited, notInvitable, counts }: Lists) {
  const unreached = invited.filter(({ state }) => isUnreachable(state));
  const others = invited.filter(({ state }) => !isUnreachable(state));
  return (
    <>
      <ClientList title="Not reached" clients={unreached} total={unreached.length}>
        {({ state }) => <Badge tone="warn">{stateLabels[state]}</Badge>}
      </ClientList>
      <ClientList title="Can’t be invited" clients={notInvitable} total={counts.noEmail + counts.hasAccount}>
        {({ reason }) => <span className="text-stone">{reasonLabels[reason]}</span>}
      </ClientList>
      <ClientList title="Invited" clients={others} total={counts.invited - unreached.length}>
        {({ state, at }) => (
          <span className="numeric text-stone">
            {stateLabels[state]}
            {state === 'sent' && `, ${formatMomentMedium(new Date(at))}`}
          </span>
        )}
      </ClientList>
    </>
  );
}

/** Maximum number of clients in a list that isn't collapsed. */
const maxOpenClients = 12;

interface InvitableClientsProps {
  clients: GetInvitationsResponse['invitable'];
  /** Number of clients, including those who aren't listed. */
  total: number;
}

/** Lists the clients who get the email when the owner sends it, with their email addresses. A long list is collapsed. */
export function InvitableClients({ clients, total }: InvitableClientsProps) {
  const id = useId();
  const items = (
    <ClientItems clients={clients} total={total}>
      {({ email }) => <span className="pb-2 text-stone [overflow-wrap:anywhere] sm:pb-0">{email}</span>}
    </ClientItems>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        Who gets the email
      </h2>
      {clients.length <= maxOpenClients ? (
        items
      ) : (
        <details>
          <summary className="mt-1 inline-flex min-h-11 items-center">
            <span className="text-link font-medium">Show {formatCount(total, 'client')}</span>
          </summary>
          {items}
        </details>
      )}
    </section>
  );
}

interface ClientListProps<Client> {
  title: string;
  clients: readonly Client[];
  /** Number of clients, including those who aren't listed. */
  total: number;
  children: (client: Client) => ReactNode;
}

function ClientList<Client extends { personId: string; name: string }>(props: ClientListProps<Client>) {
  const { title, clients } = props;
  const id = useId();
  if (clients.length === 0) return null;
  return (
    <section aria-labelledby={id} className="max-w-3xl">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ClientItems {...props} />
    </section>
  );
}

function ClientItems<Client extends { personId: string; name: string }>({
  clients,
  total,
  children,
}: Omit<ClientListProps<Client>, 'title'>) {
  return (
    <>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {clients.map((client) => (
          <li key={client.personId} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link
              to={`/admin/people/${client.personId}`}
              className="text-link inline-flex min-h-11 items-center font-medium [overflow-wrap:anywhere]"
            >
              {client.name}
            </Link>
            {children(client)}
          </li>
        ))}
      </ul>
      {total > clients.length && (
        <p className="numeric mt-2 text-small text-stone">
          And {formatCount(total - clients.length, 'more client')}.
        </p>
      )}
    </>
  );
}
