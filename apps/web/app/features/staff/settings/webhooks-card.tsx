import type { WebhookEndpoint } from '@studio/contracts/staff-webhooks';
import { maxWebhookEndpoints } from '@studio/domain/webhooks/webhook-events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhookQueries } from './webhook-queries.ts';
import { WebhookRow } from './webhook-row.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import type { NewWebhookSecret } from './webhooks-api.ts';

/** Webhook endpoints that receive booking events. */
export function WebhooksCard() {
  const id = useId();
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(webhookQueries.endpoints());
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null);
  const [shownSecret, setShownSecret] = useState<NewWebhookSecret | null>(null);
  const saved = (added: NewWebhookSecret | null) => {
    setEdited(null);
    setShownSecret(added);
    void queryClient.invalidateQueries({ queryKey: webhookQueries.all });
  };
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="min-w-64 flex-1">
            <h2 id={id} className="text-h3">
              Webhooks
            </h2>
            <p className="mt-1.5 max-w-[60ch] text-small text-stone">
              Send booking events to your other tools, such as your newsletter tool. If a tool doesn’t
              respond, we try again for about 32 hours.
            </p>
            {data && data.endpoints.length > 0 && (
              <p className="mt-1.5 max-w-[60ch] text-small text-stone">
                A test event goes to the tool straight away and names no bookings or clients. ‘Recent events’
                shows the last 50, with the tool’s responses. We’ll ask you before we replace a secret or
                remove a webhook.
              </p>
            )}
          </div>
          {data && data.endpoints.length < maxWebhookEndpoints && (
            <Button size="small" kind="secondary" onClick={() => setEdited('new')}>
              Add webhook
            </Button>
          )}
        </div>
        <div className="mt-5">
          {isError && <LoadError title="Couldn’t load webhooks." busy={isFetching} onRetry={refetch} />}
          {!data && !isError && <Skeleton className="h-24 rounded-card" />}
          {data?.endpoints.length === 0 && <p className="text-small text-stone">No webhooks yet.</p>}
          {data && data.endpoints.length > 0 && (
            <ul className="divide-y divide-hairline border-t border-hairline">
              {data.endpoints.map((endpoint) => (
                <WebhookRow
                  key={endpoint.id}
                  endpoint={endpoint}
                  onEdit={() => setEdited(endpoint)}
                  onSecret={(secret) => setShownSecret({ secret, test: null })}
                />
              ))}
            </ul>
          )}
        </div>
      </section>
      {edited && (
        <WebhookForm
          endpoint={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={saved}
        />
      )}
      {shownSecret && <WebhookSecret {...shownSecret} onClose={() => setShownSecret(null)} />}
    </Card>
  );
}
