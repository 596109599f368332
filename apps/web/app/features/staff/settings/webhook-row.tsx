import type { WebhookEndpoint } from '@studio/contracts/staff-webhooks';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { describeDeliveryResult, webhookEventLabels } from './webhook-text.ts';
import { removeEndpoint, rotateSecret, sendTestEvent } from './webhooks-api.ts';

interface WebhookRowProps {
  endpoint: WebhookEndpoint;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  onChanged: () => void;
}

export function WebhookRow({ endpoint, onEdit, onSecret, onChanged }: WebhookRowProps) {
  const { id, name, url, events, includesClients, enabled, waiting, dropped, oldSecretUntil } = endpoint;
  const [shown, setShown] = useState(false);
  const [refreshCount, setRefreshCount] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [removing, setRemoving] = useState(false);
  const { busy, failure, run } = useMutation();
  const act = (work: () => Promise<unknown>) => {
    setAnnouncement('');
    void run(work);
  };
  const test = async () => {
    const { delivery } = await sendTestEvent(id);
    setAnnouncement(
      `${delivery.state === 'delivered' ? 'Test delivered.' : 'Test not delivered.'} ${describeDeliveryResult(delivery)}`,
    );
    setRefreshCount((count) => count + 1);
  };
  const remove = async () => {
    await removeEndpoint(id);
    onChanged();
  };
  const eventLabels = events.map((event) => webhookEventLabels[event].toLowerCase()).join(', ');
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="wrap-anywhere">{name}</span>
        {!enabled && <Badge>Inactive</Badge>}
        {waiting > 0 && <Badge tone="warn">{waiting} pending</Badge>}
        {dropped > 0 && <Badge tone="low">{dropped} failed</Badge>}
      </p>
      <p className="mt-1 text-small wrap-anywhere text-stone">{url}</p>
      <p className="mt-1 text-small text-stone">
        Events: {eventLabels}
        {includesClients ? ', with client details' : ''}.
        {oldSecretUntil && ` The old secret also works until ${formatMomentShort(new Date(oldSecretUntil))}.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button kind="secondary" size="small" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          onClick={() => act(test)}
          aria-label={`Send test to ${name}`}
        >
          Send test
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-expanded={shown}
          aria-label={`Deliveries to ${name}`}
          onClick={() => setShown(!shown)}
        >
          Deliveries
        </Button>
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          aria-label={`Replace secret for ${name}`}
          onClick={() => act(async () => onSecret((await rotateSecret(id)).secret))}
        >
          Replace secret
        </Button>
        {!removing && (
          <Button kind="danger" size="small" onClick={() => setRemoving(true)} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
      </div>
      {removing && (
        <div className="mt-3 flex flex-wrap items-center gap-2.5">
          <p className="text-small">We’ll stop sending events and delete its delivery history.</p>
          <Button kind="danger" size="small" busy={busy} onClick={() => act(remove)}>
            Remove webhook
          </Button>
          <Button kind="secondary" size="small" onClick={() => setRemoving(false)}>
            Keep webhook
          </Button>
        </div>
      )}
      <p role="status" className="mt-2 text-small empty:hidden">
        {announcement}
      </p>
      {failure && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          {failure}
        </p>
      )}
      {shown && (
        <div className="mt-4">
          <WebhookDeliveries endpointId={id} refreshCount={refreshCount} onChanged={onChanged} />
        </div>
      )}
    </li>
  );
}
