import type { ClassMessageDelivery } from '@studio/contracts/staff-class-messages';
import { Link } from 'react-router';
import { deliveryLabels } from './class-message-text.ts';

interface UnreachableClientsProps {
  title: string;
  clients: readonly { name: string; reason: ClassMessageDelivery; personId: string | null }[];
}

/** Lists clients who don't get a message, each with the reason and a link to the profile. */
export function UnreachableClients({ title, clients }: UnreachableClientsProps) {
  if (clients.length === 0) return null;
  return (
    <div className="rounded-card border border-warning bg-paper px-4 py-3">
      <p className="text-small font-semibold">{title}</p>
      <ul className="mt-1">
        {clients.map(({ name, reason, personId }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two guests can have the same name and no profile.
          <li key={`${personId ?? name} ${index}`} className="text-small">
            {personId ? (
              <Link
                to={`/admin/people/${personId}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-clay-deep"
              >
                {name}
              </Link>
            ) : (
              <span className="inline-flex min-h-8 items-center">{name}</span>
            )}
            <span className="text-stone">: {deliveryLabels[reason].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
