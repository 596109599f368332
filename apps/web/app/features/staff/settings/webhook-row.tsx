import type { WebhookEndpoint } from '@studio/contracts/staff-webhooks';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { oldSecretValidHours } from '@studio/domain/webhooks/retry-schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { webhookQueries } from './webhook-queries.ts';
import {
  describeTestDelivery,
  describeWaitingEvents,
  describeWebhookRemoval,
  webhookEventLabels,
} from './webhook-text.ts';
import { removeEndpoint, rotateSecret, sendTestEvent } from './webhooks-api.ts';

interface WebhookRowProps {
  endpoint: WebhookEndpoint;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

export function WebhookRow({ endpoint, onEdit, onSecret }: WebhookRowProps) {
  const { id, name, url, events, includesClients, enabled, waiting, dropped, oldSecretUntil } = endpoint;
  const [shown, setShown] = useState(false);
  const [isRemoveOpen, setRemoveOpen] = useState(false);
  const [isReplaceOpen, setReplaceOpen] = useState(false);
  const [removeTextId, replaceTextId] = [useId(), useId()];
  const queryClient = useQueryClient();
  const invalidate = () => queryClient.invalidateQueries({ queryKey: webhookQueries.all });
  // The mutation's variable is the tested URL, because the result of a test doesn't apply to a changed URL.
  const testing = useMutation({ mutationFn: (_url: string) => sendTestEvent(id), onSuccess: invalidate });
  const isTested = testing.variables === url;
  const replacing = useMutation({
    mutationFn: () => rotateSecret(id),
    onSuccess: ({ secret }) => {
      setReplaceOpen(false);
      onSecret(secret);
      return invalidate();
    },
  });
  const deleting = useMutation({
    mutationFn: () => removeEndpoint(id),
    // The events of a removed webhook no longer exist, so they aren't loaded again.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhookQueries.endpoints().queryKey }),
  });
  const failure = describeMutationError(isTested ? testing.error : null);
  const eventLabels = events.map((event) => webhookEventLabels[event].toLowerCase()).join(', ');
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="wrap-anywhere">{name}</span>
        <Badge tone={enabled ? 'ok' : 'plain'}>{enabled ? 'Active' : 'Not active'}</Badge>
        {waiting > 0 && <Badge tone="warn">{describeWaitingEvents(waiting, enabled)}</Badge>}
        {dropped > 0 && <Badge tone="low">{formatCount(dropped, 'event')} not delivered</Badge>}
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
          busy={testing.isPending}
          onClick={() => testing.mutate(url)}
          busyLabel="Sending…"
          aria-label={`Send test event to ${name}`}
        >
          Send test event
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-label={`${shown ? 'Hide' : 'Show'} recent events for ${name}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide recent events' : 'Show recent events'}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-label={`Replace secret for ${name}`}
          onClick={() => setReplaceOpen(true)}
        >
          Replace secret
        </Button>
        <Button
          kind="danger"
          size="small"
          aria-label={`Remove webhook ${name}`}
          onClick={() => setRemoveOpen(true)}
        >
          Remove webhook
        </Button>
      </div>
      <ConfirmDialog
        open={isReplaceOpen}
        title="Replace secret?"
        describedBy={replaceTextId}
        onConfirm={() => replacing.mutate()}
        onClose={() => {
          replacing.reset();
          setReplaceOpen(false);
        }}
        busy={replacing.isPending}
        failure={describeMutationError(replacing.error)}
        label="Replace secret"
        busyLabel="Replacing…"
        closeLabel="Keep secret"
        kind="danger"
      >
        <p id={replaceTextId}>
          We’ll create a new secret for {name} and show it once. Enter it in your other tool within{' '}
          {oldSecretValidHours} hours, while the current secret still works.
          {oldSecretUntil && ' Any older secret stops working now.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={isRemoveOpen}
        title={`Remove webhook ${name}?`}
        describedBy={removeTextId}
        onConfirm={() => deleting.mutate()}
        onClose={() => {
          deleting.reset();
          setRemoveOpen(false);
        }}
        busy={deleting.isPending}
        failure={describeMutationError(deleting.error)}
        label="Remove webhook"
        busyLabel="Removing…"
        closeLabel="Keep webhook"
        kind="danger"
      >
        <p id={removeTextId}>{describeWebhookRemoval(waiting)}</p>
      </ConfirmDialog>
      <p role="status" className="mt-2 text-small empty:hidden">
        {isTested && testing.data && describeTestDelivery(testing.data.delivery)}
      </p>
      {failure && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          {failure}
        </p>
      )}
      {shown && (
        <div className="mt-4">
          <WebhookDeliveries endpointId={id} />
        </div>
      )}
    </li>
  );
}
