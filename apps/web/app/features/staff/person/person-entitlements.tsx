import type { ListPersonEntitlementsResponse } from '@studio/contracts/staff-entitlements';
import { capitalise } from '@studio/domain/text/format';
import { formatDayAndYear, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdjustSessionsDialog, ChangeExpiryDialog, ReverseSaleDialog } from './entitlement-dialogs.tsx';
import { personQueries, usePersonRefresh } from './person-queries.ts';

type CreditAct = 'adjust' | 'extend' | 'take-back';

type Credit = ListPersonEntitlementsResponse['entitlements'][number];

export function PersonEntitlements({ personId }: { personId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(personQueries.entitlements(personId));
  const refresh = usePersonRefresh(personId);
  const [openAction, setOpenAction] = useState<{ credit: Credit; act: CreditAct } | null>(null);
  const done = (message: string) => {
    setOpenAction(null);
    void refresh(message);
  };
  const all = data?.entitlements ?? [];
  const over = all.filter(({ isPast }) => isPast);
  const row = (credit: Credit) => (
    <Row
      key={credit.entitlementId}
      personId={personId}
      credit={credit}
      onAct={(act) => setOpenAction({ credit, act })}
    />
  );
  return (
    <section aria-labelledby="person-credits">
      <h2 id="person-credits" className="text-h3">
        Sessions
      </h2>
      {isError && <LoadError title="Couldn’t load sessions." busy={isFetching} onRetry={refetch} />}
      {isPending && <Skeleton className="mt-4 block h-28 rounded-card" />}
      {data && all.length === over.length && (
        <p className="mt-3 text-stone">{all.length === 0 ? 'No sessions yet.' : 'No sessions left.'}</p>
      )}
      <ul className="mt-2">{all.filter(({ isPast }) => !isPast).map(row)}</ul>
      {over.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
            Used or expired ({over.length})
          </summary>
          <ul>{over.map(row)}</ul>
        </details>
      )}
      {openAction?.act === 'adjust' && (
        <AdjustSessionsDialog credit={openAction.credit} onClose={() => setOpenAction(null)} onDone={done} />
      )}
      {openAction?.act === 'extend' && (
        <ChangeExpiryDialog credit={openAction.credit} onClose={() => setOpenAction(null)} onDone={done} />
      )}
      {openAction?.act === 'take-back' && (
        <ReverseSaleDialog credit={openAction.credit} onClose={() => setOpenAction(null)} onDone={done} />
      )}
    </section>
  );
}

interface RowProps {
  personId: string;
  credit: Credit;
  onAct: (act: CreditAct) => void;
}

function Row({ personId, credit, onAct }: RowProps) {
  const { entitlementId, name, sessionsLeft, sessions, expiresAt, covers, isPast, origin, reversalPence } =
    credit;
  const [shown, setShown] = useState(false);
  const sessionsText = sessions === null ? formatSessions(null) : `${sessionsLeft ?? 0} of ${sessions} left`;
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className={`min-w-56 flex-1 ${isPast ? 'text-stone' : ''}`}>
          <p className="font-medium">{name}</p>
          <p className="mt-0.5 text-small text-stone">
            {expiresAt
              ? `Valid until ${formatDayAndYear(toLondonDate(new Date(new Date(expiresAt).getTime() - 1)))}`
              : 'No expiry date'}
            {covers.length > 0 && ` · Covers ${covers.map(capitalise).join(', ')}`}
          </p>
        </div>
        <Badge tone={isPast ? 'plain' : 'ok'}>
          <span className="numeric">{sessionsText}</span>
        </Badge>
        {origin === 'staff' && <Badge>From the front desk</Badge>}
        <div className="flex flex-wrap gap-2">
          {sessionsLeft !== null && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`Adjust sessions: ${name}`}
              onClick={() => onAct('adjust')}
            >
              Adjust sessions
            </Button>
          )}
          {expiresAt && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`Change expiry date: ${name}`}
              onClick={() => onAct('extend')}
            >
              Change expiry date
            </Button>
          )}
          {reversalPence !== null && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`Reverse sale: ${name}`}
              onClick={() => onAct('take-back')}
            >
              Reverse sale
            </Button>
          )}
          <Button
            kind="secondary"
            size="small"
            aria-expanded={shown}
            aria-label={`History: ${name}`}
            onClick={() => setShown(!shown)}
          >
            History
          </Button>
        </div>
      </div>
      {shown && <Movements personId={personId} entitlementId={entitlementId} />}
    </li>
  );
}

const reasons: Record<string, string> = {
  BOUGHT: 'Bought',
  RENEWED: 'Renewed',
  GRANTED: 'Added',
  BOOKED: 'Booked',
  RETURNED: 'Returned',
  RESERVED: 'Reserved for waiting list',
  RELEASED: 'Reservation released',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  CORRECTED: 'Adjusted',
};

function Movements({ personId, entitlementId }: { personId: string; entitlementId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(personQueries.movements(personId, entitlementId));
  if (!data && isError)
    return <LoadError title="Couldn’t load the session history." busy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton className="mt-3 block h-20 rounded-card" />;
  return (
    <table className="mt-3 w-full text-left text-small">
      <caption className="sr-only">Session history</caption>
      <thead className="text-note text-stone">
        <tr>
          <th className="py-1.5 pr-4 font-medium">Date</th>
          <th className="py-1.5 pr-4 font-medium">Change</th>
          <th className="py-1.5 pr-4 font-medium max-sm:hidden">By</th>
          <th className="py-1.5 pr-4 text-right font-medium">Sessions</th>
          <th className="py-1.5 text-right font-medium">Balance</th>
        </tr>
      </thead>
      <tbody>
        {data.movements.map(({ movementId, at, sessions, reason, description, author, balance }) => (
          <tr key={movementId} className="border-t border-hairline">
            <td className="numeric py-2 pr-4 align-top whitespace-nowrap">
              {formatMomentShort(new Date(at))}
            </td>
            <td className="py-2 pr-4 align-top">
              {reasons[reason] ?? reason}
              {description && <span className="text-stone"> · {description}</span>}
            </td>
            <td className="py-2 pr-4 align-top text-stone max-sm:hidden">{author}</td>
            <td className="numeric py-2 pr-4 text-right align-top">
              {sessions > 0 ? `+${sessions}` : `−${-sessions}`}
            </td>
            <td className="numeric py-2 text-right align-top">{balance ?? '∞'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
