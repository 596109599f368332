import { paths } from '@studio/contracts/paths';
import type { ListMergesResponse } from '@studio/contracts/staff-merge';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';

/**
 * Lists clients that were merged into this client, each with an undo button. Renders nothing if there are
 * none.
 */
export function MergedRecords({ personId, onUndone }: { personId: string; onUndone: () => void }) {
  const { value, refetch } = useQuery(`merges:${personId}`, () =>
    browserApi().call<ListMergesResponse>(paths.mergeList, { personId }),
  );
  const mutation = useMutation();
  if (!value || value.merges.length === 0) return null;
  const undoMerge = async (mergeId: string) => {
    if (!(await mutation.run(() => browserApi().call(paths.mergeUndo, { mergeId })))) return;
    showToast('Clients unmerged.');
    refetch();
    onUndone();
  };
  return (
    <section aria-labelledby="merged-records">
      <h2 id="merged-records" className="text-h3">
        Merged into this client
      </h2>
      {mutation.failure && (
        <div className="mt-3">
          <Notice tone="error" title={mutation.failure} />
        </div>
      )}
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {value.merges.map(({ mergeId, name, email, at }) => (
          <li key={mergeId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name}</span>
              <span className="block text-small break-all text-stone">
                {email ? `${email}, merged on ` : 'Merged on '}
                {formatMomentMedium(new Date(at))}
              </span>
            </span>
            <Button
              kind="secondary"
              size="small"
              busy={mutation.busy}
              aria-label={`Unmerge ${name}`}
              onClick={() => void undoMerge(mergeId)}
            >
              Unmerge
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
