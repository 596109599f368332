import { paths } from '@studio/contracts/paths';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { BreakableEmail } from '../../../ui/breakable-email.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mergeQueries } from './merge-queries.ts';

/**
 * Lists clients that were merged into this client, each with an undo button. Renders nothing if there are
 * none.
 */
export function MergedRecords({ personId, onUndone }: { personId: string; onUndone: () => void }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(mergeQueries.merged(personId));
  const undoing = useMutation({
    mutationFn: (mergeId: string) => browserApi().call(paths.mergeUndo, { mergeId }),
    onSuccess: () => {
      showToast('Clients unmerged.');
      onUndone();
      return queryClient.invalidateQueries({ queryKey: mergeQueries.all });
    },
  });
  if (!data || data.merges.length === 0) return null;
  const failure = describeMutationError(undoing.error);
  return (
    <section aria-labelledby="merged-records">
      <h2 id="merged-records" className="text-h3">
        Merged into this client
      </h2>
      {failure && (
        <div className="mt-3">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {data.merges.map(({ mergeId, name, email, at }) => (
          <li key={mergeId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name}</span>
              {email && (
                <span className="block text-small text-stone">
                  <BreakableEmail email={email} />
                </span>
              )}
              <span className="block text-small text-stone">
                Merged on {formatMomentMedium(new Date(at))}
              </span>
            </span>
            <Button
              kind="secondary"
              size="small"
              busy={undoing.isPending}
              aria-label={`Unmerge ${name}`}
              onClick={() => undoing.mutate(mergeId)}
            >
              Unmerge
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
