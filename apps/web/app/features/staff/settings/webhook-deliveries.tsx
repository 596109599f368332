import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { useQuery } from '../../../lib/query/use-query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describeDelivery, describeDeliveryResult, getDeliveryStatusLabel } from './webhook-text.ts';
import { loadDeliveries, resendDelivery } from './webhooks-api.ts';

const tones = { delivered: 'ok', dropped: 'low', waiting: 'warn' } as const;

interface WebhookDeliveriesProps {
  endpointId: string;
  /** Number that refetches the deliveries when it changes. */
  refreshCount: number;
  onChanged: () => void;
}

/** Recent deliveries to an endpoint with their responses. */
export function WebhookDeliveries({ endpointId, refreshCount, onChanged }: WebhookDeliveriesProps) {
  const { value, failed, busy, refetch } = useQuery(`deliveries ${endpointId} ${refreshCount}`, () =>
    loadDeliveries(endpointId),
  );
  if (failed) return <LoadError title="Couldn’t load deliveries." busy={busy} onRetry={refetch} />;
  if (!value) return <Skeleton className="h-24 rounded-card" />;
  if (value.deliveries.length === 0) return <p className="text-small text-stone">No deliveries yet.</p>;
  const changed = () => {
    refetch();
    onChanged();
  };
  return (
    <ul className="max-h-96 divide-y divide-hairline overflow-y-auto border-y border-hairline">
      {value.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} onChanged={changed} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery, onChanged }: { delivery: WebhookDelivery; onChanged: () => void }) {
  const { busy, failure, run } = useMutation();
  const again = async () => {
    if (await run(() => resendDelivery(delivery.id))) onChanged();
  };
  const what = describeDelivery(delivery);
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
          busy={busy}
          busyLabel="Sending…"
          aria-label={`Send again: ${what}, ${when}`}
          onClick={() => void again()}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
