import { useEffect, useEffectEvent, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';

/** Effects of a change, or the error that makes the change impossible. */
export interface ChangePreview<Answer> {
  response: Answer | null;
  error: { code: string; message: string } | null;
}

const pauseMs = 350;

/**
 * Previews a change shortly after its key changes. Saves nothing. With a null key, there is nothing to
 * preview.
 */
export function useChangePreview<Answer>(
  key: string | null,
  loadPreview: () => Promise<Answer>,
): ChangePreview<Answer> {
  const [preview, setPreview] = useState<(ChangePreview<Answer> & { key: string }) | null>(null);
  const load = useEffectEvent(loadPreview);
  useEffect(() => {
    if (key === null) return;
    let isCancelled = false;
    const timer = setTimeout(() => {
      load().then(
        (response) => !isCancelled && setPreview({ key, response, error: null }),
        (error) => !isCancelled && setPreview({ key, response: null, error: toApiFailure(error) }),
      );
    }, pauseMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [key]);
  return preview?.key === key && preview ? preview : { response: null, error: null };
}
