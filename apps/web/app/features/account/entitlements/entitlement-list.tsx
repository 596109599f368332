import { accountCopy } from '@studio/content/copy/account';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EntitlementCard } from './entitlement-card.tsx';
import { entitlementQueries } from './entitlement-queries.ts';
import { type AccountEntitlement, describeDiscount } from './entitlement-text.ts';

const copy = accountCopy.credits;

/** Lists the member's current and expired entitlements. */
export function EntitlementList() {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(entitlementQueries.credits());
  return (
    <section aria-labelledby="credits">
      <h2 id="credits" className="text-h3">
        {copy.title}
      </h2>
      <div className="mt-4">
        {isLoadingError && <LoadError title={copy.failed} busy={isFetching} onRetry={refetch} />}
        {isPending && <Waiting />}
        {data && <CreditGroups credits={data.entitlements} />}
        {data?.memberDiscount && (
          <p className="mt-4 flex gap-2.5 text-small leading-relaxed text-success">
            <Icon name="leaf" size={18} className="mt-0.5 shrink-0" />
            {describeDiscount(data.memberDiscount)}
          </p>
        )}
      </div>
    </section>
  );
}

function CreditGroups({ credits }: { credits: readonly AccountEntitlement[] }) {
  const [current, past] = [
    credits.filter((credit) => !credit.isPast),
    credits.filter((credit) => credit.isPast),
  ];
  return (
    <>
      {current.length === 0 && (
        <div className="rounded-card bg-linen p-6">
          <p className="font-medium">{copy.none}</p>
          <p className="mt-1 max-w-[44ch] text-stone">{copy.noneText}</p>
          <ButtonLink to="/pricing#packs" className="mt-4">
            {copy.buy}
          </ButtonLink>
        </div>
      )}
      <ul className="grid gap-4">
        {current.map((credit) => (
          <li key={credit.entitlementId}>
            <EntitlementCard credit={credit} />
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <details className="group mt-4 border-t border-hairline">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-medium">
            {copy.usedOrExpired}
            <Icon
              name="chevron-down"
              size={20}
              className="transition-transform duration-160 group-open:rotate-180"
            />
          </summary>
          <ul className="grid gap-4 pt-2">
            {past.map((credit) => (
              <li key={credit.entitlementId}>
                <EntitlementCard credit={credit} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-59 rounded-card md:h-47.5" />
      <Skeleton className="h-59 rounded-card md:h-47.5" />
    </div>
  );
}
