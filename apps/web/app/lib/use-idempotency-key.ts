import { useState } from 'react';

/** An id that the page makes for one act: the same for every try of it, a new one for the next. */
export function useIdempotencyKey(): [string, () => void] {
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  return [id, () => setId(crypto.randomUUID())];
}
