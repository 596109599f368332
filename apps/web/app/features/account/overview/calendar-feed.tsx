import { accountCopy } from '@studio/content/copy/account';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { getControlClasses } from '../../../ui/field.tsx';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { getCalendarFeedUrl } from './account-api.ts';

const copy = accountCopy.calendar;

/** Shows the URL of the calendar feed on request. */
export function CalendarFeed() {
  const id = useId();
  const [url, setUrl] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const loading = useMutation({
    mutationFn: getCalendarFeedUrl,
    onSuccess: (loadedUrl, renewed) => {
      setUrl(loadedUrl);
      setMessage(renewed ? copy.renewed : '');
    },
  });
  const copyUrl = async () => {
    await navigator.clipboard.writeText(url ?? '');
    setMessage(copy.copied);
  };
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" className="text-h3">
        {copy.title}
      </h2>
      <p className="mt-1.5 text-small leading-relaxed text-stone">{copy.text}</p>
      {loading.isError && (
        <div className="mt-3">
          <Notice tone="error" title={copy.failed} />
        </div>
      )}
      {url === null ? (
        <Button
          kind="secondary"
          size="small"
          className="mt-3.5"
          busy={loading.isPending}
          busyLabel={accountCopy.memberships.busy}
          onClick={() => loading.mutate(false)}
        >
          {copy.show}
        </Button>
      ) : (
        <div className="mt-3.5 grid gap-2.5">
          <label htmlFor={id} className="sr-only">
            {copy.title}
          </label>
          <input
            id={id}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className={getControlClasses(undefined)}
          />
          <div className="flex flex-wrap gap-2.5">
            <a href={url.replace(/^https?:/, 'webcal:')} className={getButtonClasses({ size: 'small' })}>
              {copy.subscribe}
            </a>
            <Button kind="secondary" size="small" onClick={() => void copyUrl()}>
              {copy.copy}
            </Button>
          </div>
          <p className="text-small text-stone">
            {copy.secret}{' '}
            <button
              type="button"
              className="text-link font-medium"
              onClick={() => loading.isPending || loading.mutate(true)}
            >
              {copy.renew}
            </button>
          </p>
          <p role="status" className="min-h-5 text-small text-stone">
            {message}
          </p>
        </div>
      )}
    </section>
  );
}
