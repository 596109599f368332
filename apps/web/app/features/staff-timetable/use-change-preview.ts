import { useEffect, useEffectEvent, useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';

/** The effects of a change, or the error why it isn't possible. */
export interface ChangePreview<Answer> {
  answer: Answer | null;
  refusal: { code: string; message: string } | null;
}

const pauseMs = 350;

/** Previews a change shortly after its key changes, without saving it. A null key means there's nothing to preview. */
export function useChangePreview<Answer>(
  key: string | null,
  ask: () => Promise<Answer>,
): ChangePreview<Answer> {
  const [known, setKnown] = useState<(ChangePreview<Answer> & { key: string }) | null>(null);
  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (key === null) return;
    let left = false;
    const timer = setTimeout(() => {
      asked().then(
        (answer) => !left && setKnown({ key, answer, refusal: null }),
        (error) => !left && setKnown({ key, answer: null, refusal: toApiFailure(error) }),
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key]);
  return known?.key === key && known ? known : { answer: null, refusal: null };
}
