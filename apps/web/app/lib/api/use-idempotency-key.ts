import { useState } from 'react';

/** Returns an idempotency key and a function that renews it. Retries of one action use the same key. */
export function useIdempotencyKey(): [string, () => void] {
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  return [id, () => setId(crypto.randomUUID())];
}
