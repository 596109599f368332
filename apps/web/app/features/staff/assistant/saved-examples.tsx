import type { AssistantExample, AssistantTopicChoice } from '@studio/contracts/staff-assistant';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { removeExample } from './assistant-api.ts';
import { assistantQueries } from './assistant-queries.ts';

/** Lists the examples that staff have saved, newest first. */
export function SavedExamples({ topics }: { topics: readonly AssistantTopicChoice[] }) {
  return (
    <section aria-labelledby="saved-examples" className="mt-12 max-w-[60rem]">
      <h2 id="saved-examples" className="text-section">
        Saved examples
      </h2>
      <p className="mt-2 mb-4 max-w-[40em] text-stone">
        When a visitor writes something similar, the assistant answers the question shown under the example.
      </p>
      <ExampleList topics={topics} />
    </section>
  );
}

function ExampleList({ topics }: { topics: readonly AssistantTopicChoice[] }) {
  const list = useInfiniteQuery(assistantQueries.examples());
  const [removed, setRemoved] = useState<AssistantExample | null>(null);
  const { data, isFetching, isFetchNextPageError, refetch } = list;
  const questions = new Map(topics.map(({ id, question }) => [id, question]));
  const examples = data?.pages.flatMap((page) => page.examples) ?? [];
  if (list.isError && !isFetchNextPageError)
    return <LoadError title="Couldn’t load examples." busy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton className="block h-32 rounded-panel" />;
  if (examples.length === 0) return <p className="text-stone">No saved examples yet.</p>;
  return (
    <>
      <ul className="border-t border-hairline">
        {examples.map((example) => (
          <li
            key={example.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-3"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere">{example.text}</p>
              <p className="text-small text-stone">
                {questions.get(example.topicId) ?? 'Removed question'} · {example.savedBy},{' '}
                {formatMomentShort(new Date(example.savedAt))}
              </p>
            </div>
            <Button
              kind="secondary"
              size="small"
              aria-label={`Remove example ${example.text}`}
              onClick={() => setRemoved(example)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <LoadMoreButton label="Show older examples" list={list} />
      {removed && <RemoveExampleDialog example={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function RemoveExampleDialog({ example, onClose }: { example: AssistantExample; onClose: () => void }) {
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeExample(example.id),
    onSuccess: () => {
      showToast('Example removed.');
      onClose();
      return queryClient.invalidateQueries({ queryKey: assistantQueries.all });
    },
  });
  return (
    <ConfirmDialog
      open
      title="Remove example?"
      label="Remove example"
      busyLabel="Removing…"
      closeLabel="Keep example"
      kind="danger"
      onConfirm={() => removing.mutate()}
      onClose={onClose}
      busy={removing.isPending}
      failure={describeMutationError(removing.error)}
    >
      <p className="wrap-anywhere">‘{example.text}’</p>
      <p className="text-small text-stone">
        The assistant won’t use this example any more. You can’t undo this.
      </p>
    </ConfirmDialog>
  );
}
