import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { webhookQueries } from './webhook-queries.ts';
import { describeDeliveryResult, getDeliveryEventLabel, getDeliveryStatusLabel } from './webhook-text.ts';
import { resendDelivery } from './webhooks-api.ts';

const tones = { delivered: 'ok', dropped: 'low', waiting: 'warn' } as const;

/** Recent deliveries to an endpoint with their responses. */
export function WebhookDeliveries({ endpointId }: { endpointId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(webhookQueries.deliveries(endpointId));
  if (!data && isError)
    return <LoadError title="Couldn’t load events." busy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  if (data.deliveries.length === 0) return <p className="text-small text-stone">No events sent yet.</p>;
  return (
    <ul className="max-h-96 divide-y divide-hairline overflow-y-auto border-y border-hairline">
      {data.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const queryClient = useQueryClient();
  const resending = useMutation({
    mutationFn: () => resendDelivery(delivery.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhookQueries.all }),
  });
  const failure = describeMutationError(resending.error);
  const what = getDeliveryEventLabel(delivery);
  const when = formatMomentShort(new Date(delivery.happenedAt));
  const { response } = delivery;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{what}</span>
          <span className="numeric text-small text-stone">{when}</span>
          <Badge tone={tones[delivery.state]}>{getDeliveryStatusLabel(delivery)}</Badge>
        </p>
        <p className="mt-1 text-small text-stone">{describeDeliveryResult(delivery)}</p>
        {response && response.status !== null && response.text !== '' && (
          <p className="mt-1 line-clamp-3 text-small wrap-anywhere text-stone">‘{response.text}’</p>
        )}
        {failure && (
          <p role="alert" className="mt-1 text-small font-medium text-error">
            {failure}
          </p>
        )}
      </div>
      {delivery.type !== 'test' && (
        <Button
          kind="secondary"
          size="small"
          busy={resending.isPending}
          busyLabel="Sending…"
          aria-label={`Send again: ${what}, ${when}`}
          onClick={() => resending.mutate()}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
