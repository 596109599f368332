import { useEffect, useEffectEvent, useState } from 'react';
import { toApiFailure } from '../../lib/to-api-failure.ts';

/** What a change would do, or why it is refused. */
export interface ChangePreview<Answer> {
  answer: Answer | null;
  refusal: { code: string; message: string } | null;
}

const pauseMs = 350;

/** Finds out what a change would do, a moment after its key has changed; nothing is changed. Null: there is none yet. */
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
