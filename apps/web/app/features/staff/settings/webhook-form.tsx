import type { ErrorResponse } from '@studio/contracts/error-response';
import type { WebhookEndpoint } from '@studio/contracts/staff-webhooks';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { type WebhookEvent, webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { webhookEventLabels } from './webhook-text.ts';
import {
  addAndTestEndpoint,
  type EndpointInput,
  type NewWebhookSecret,
  saveEndpoint,
} from './webhooks-api.ts';

interface WebhookFormProps {
  /** Endpoint to edit; null creates a new one. */
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
  /** Called after saving. `added` is a new endpoint's secret, which is shown once, with the result of its test. */
  onSaved: (added: NewWebhookSecret | null) => void;
}

/** Form of a webhook endpoint, such as its URL and events. Mounted only while it is open. */
export function WebhookForm({ endpoint, onClose, onSaved }: WebhookFormProps) {
  const id = useId();
  const [input, setInput] = useState<EndpointInput>(() => toInput(endpoint));
  const set = (change: Partial<EndpointInput>) => setInput((before) => ({ ...before, ...change }));
  const choose = (event: WebhookEvent, on: boolean) =>
    set({ events: webhookEvents.filter((each) => (each === event ? on : input.events.includes(each))) });
  const [tried, setTried] = useState(false);
  const problems = findProblems(input);
  const saving = useMutation({
    mutationFn: async (saved: EndpointInput) => {
      if (!endpoint) return addAndTestEndpoint(saved);
      await saveEndpoint(saved);
      return null;
    },
    onSuccess: onSaved,
  });
  const rejectedUrl = saving.variables?.url === input.url ? getUrlError(saving.error) : undefined;
  const urlError = tried ? (problems.url ?? rejectedUrl) : undefined;
  // Omits the start of the URL from the hint if there is an error, which repeats it.
  const urlHint = [
    ...(urlError ? [] : [endpoint ? 'Starts with https://' : 'Starts with https://.']),
    ...(endpoint ? [] : ['We’ll send a test to this URL.']),
  ].join(' ');
  return (
    <ConfirmDialog
      title={endpoint ? 'Edit webhook' : 'Add webhook'}
      open
      onConfirm={() => {
        setTried(true);
        if (Object.values(problems).every((problem) => problem === undefined)) saving.mutate(input);
      }}
      onClose={onClose}
      busy={saving.isPending}
      failure={
        getUrlError(saving.error)
          ? null
          : describeMutationError(saving.error, 'We couldn’t save the webhook. Try again.')
      }
      label={endpoint ? 'Save changes' : 'Add webhook'}
      busyLabel="Saving…"
    >
      <TextField
        id={`${id}name`}
        label="Name"
        maxLength={60}
        hint="The tool that gets the events, for example Mailchimp"
        value={input.name}
        error={tried ? problems.name : undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        id={`${id}url`}
        label="URL"
        type="url"
        maxLength={500}
        {...(urlHint && { hint: urlHint })}
        value={input.url}
        error={urlError}
        onChange={(event) => set({ url: event.target.value })}
      />
      <fieldset {...(tried && problems.events && { 'aria-describedby': `${id}events` })}>
        <legend className="mb-2.5 text-[15px] font-medium">Events</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <CheckboxField
              key={event}
              id={`${id}${event}`}
              checked={input.events.includes(event)}
              onChange={(change) => choose(event, change.target.checked)}
            >
              {webhookEventLabels[event]}
            </CheckboxField>
          ))}
        </div>
        <p
          id={`${id}events`}
          aria-live="polite"
          className="mt-2 text-small font-medium text-error empty:hidden"
        >
          {tried && problems.events}
        </p>
      </fieldset>
      <CheckboxField
        id={`${id}people`}
        checked={input.includesClients}
        onChange={(event) => set({ includesClients: event.target.checked })}
      >
        Include client details
        <span className="block text-small text-stone">
          Name, email and phone. If you share client details, your privacy notice has to say so.
        </span>
      </CheckboxField>
      <CheckboxField
        id={`${id}on`}
        checked={input.enabled}
        onChange={(event) => set({ enabled: event.target.checked })}
      >
        Active
        <span className="block text-small text-stone">
          {input.enabled
            ? 'We’ll send events to this webhook.'
            : 'We won’t send events until you tick Active.'}
        </span>
      </CheckboxField>
    </ConfirmDialog>
  );
}

function toInput(endpoint: WebhookEndpoint | null): EndpointInput {
  if (!endpoint)
    return { name: '', url: '', events: [...webhookEvents], includesClients: false, enabled: true };
  const { id: endpointId, name, url, events, includesClients, enabled } = endpoint;
  return { endpointId, name, url, events, includesClients, enabled };
}

function findProblems({ name, url, events }: EndpointInput) {
  return {
    name: normaliseLine(name) === '' ? 'Enter a name.' : undefined,
    url: URL.canParse(url) ? undefined : 'Enter a URL that starts with https://',
    events: events.length === 0 ? 'Choose at least one event.' : undefined,
  };
}

/** Returns the server's message about the URL; undefined if it rejected something else. */
function getUrlError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (error.payload as Partial<ErrorResponse> | null)?.field === 'url' ? error.message : undefined;
}
