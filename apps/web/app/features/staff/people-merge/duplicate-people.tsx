import { paths } from '@studio/contracts/paths';
import type { DuplicateReason, MergeCandidate } from '@studio/contracts/staff-merge';
import { formatPhone } from '@studio/domain/people/phone';
import { toNameKey } from '@studio/domain/search/fold-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BreakableEmail } from '../../../ui/breakable-email.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MergePeopleDialog } from './merge-people-dialog.tsx';
import { type MergePair, mergeQueries } from './merge-queries.ts';

const reasonNames: Record<DuplicateReason, string> = {
  email: 'Similar email address',
  phone: 'Same phone number',
  name: 'Same name',
};

interface DuplicatePeopleProps {
  /** Client whose possible duplicates are listed; undefined lists all pairs. */
  personId?: string;
  onMerged?: (personId: string) => void;
}

/**
 * Lists possible duplicates, which staff can merge or mark as different clients. With `personId` it renders nothing if
 * there are none.
 */
export function DuplicatePeople({ personId, onMerged }: DuplicatePeopleProps) {
  const [comparedPair, setComparedPair] = useState<MergePair | null>(null);
  const [mergedId, setMergedId] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery(mergeQueries.suggestions(personId ?? null));
  const dismissing = useMutation({
    mutationFn: (pair: MergePair) => browserApi().call(paths.mergeDismiss, pair),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: mergeQueries.all }),
  });
  if (isLoadingError)
    return <LoadError title="Couldn’t load possible duplicates." busy={isFetching} onRetry={refetch} />;
  if (!data) return personId ? null : <Skeleton className="block h-40 rounded-card" />;
  if (data.pairs.length === 0)
    return personId ? null : (
      <>
        <MergedNotice personId={mergedId} />
        <p className="text-stone">
          No possible duplicates. We compare names, email addresses and phone numbers. To merge two clients
          yourself, open a profile.
        </p>
      </>
    );
  const failure = describeMutationError(dismissing.error);
  return (
    <section aria-label="Possible duplicates">
      {personId && <h2 className="mb-2 text-h3">Possible duplicates</h2>}
      {!personId && <MergedNotice personId={mergedId} />}
      {failure && <Notice tone="error" title={failure} />}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data.pairs.map(({ first, second, reasons }) => (
          <li key={`${first.personId}:${second.personId}`} className="py-4">
            <div className={`grid gap-4 ${personId ? '' : 'md:grid-cols-[1fr_1fr_auto] md:items-center'}`}>
              {!personId && <Side side={first} />}
              <Side side={second} />
              <div className="flex flex-wrap items-center gap-2">
                {listReasons(first, second, reasons).map((reason) => (
                  <Badge key={reason}>{reasonNames[reason]}</Badge>
                ))}
                <Button
                  size="small"
                  onClick={() => setComparedPair({ personId: first.personId, otherId: second.personId })}
                >
                  Compare and merge
                </Button>
                <Button
                  kind="secondary"
                  size="small"
                  busy={dismissing.isPending}
                  onClick={() => dismissing.mutate({ personId: first.personId, otherId: second.personId })}
                >
                  Not a duplicate
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {data.hasMore && (
        <p className="mt-3 text-small text-stone">More pairs appear as you work through this list.</p>
      )}
      <MergePeopleDialog
        key={comparedPair ? `${comparedPair.personId}:${comparedPair.otherId}` : 'closed'}
        pair={comparedPair}
        onClose={() => setComparedPair(null)}
        onMerged={(remainingId) => {
          setComparedPair(null);
          setMergedId(remainingId);
          onMerged?.(remainingId);
        }}
      />
    </section>
  );
}

/** Links to the profile that the last merge on this page made. */
function MergedNotice({ personId }: { personId: string | null }) {
  return (
    <div aria-live="polite" className="mb-4 empty:hidden">
      {personId && (
        <Notice tone="success" title="Clients merged.">
          <Link to={`/admin/people/${personId}`} className="text-link">
            Open the merged profile
          </Link>
        </Notice>
      )}
    </div>
  );
}

/** Adds the reason 'name' if the names are equal. The server omits it for pairs with different email addresses. */
function listReasons(
  first: MergeCandidate,
  second: MergeCandidate,
  reasons: readonly DuplicateReason[],
): readonly DuplicateReason[] {
  const [one, other] = [first, second].map(({ firstName, lastName }) =>
    toNameKey(`${firstName} ${lastName}`),
  );
  return one !== '' && one === other && !reasons.includes('name') ? ['name', ...reasons] : reasons;
}

function Side({ side }: { side: MergeCandidate }) {
  const { personId, firstName, lastName, email, phone } = side;
  return (
    <div className="min-w-0">
      <Link to={`/admin/people/${personId}`} className="text-link font-medium">
        {`${firstName} ${lastName}`.trim() || 'No name'}
      </Link>
      <span className="block text-small text-stone">
        {email ? <BreakableEmail email={email} /> : 'No email'}
      </span>
      {phone && <span className="numeric block text-small text-stone">{formatPhone(phone)}</span>}
    </div>
  );
}
