import { useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this is at the end. */
const nearPx = 24;

/**
 * A box that is scrolled from its end backwards (column-reverse): at the end it stays at the end by itself, and somebody
 * who reads further up keeps their lines when something new is written below. Who wrote it (`isOwn`) goes there.
 */
export function useScrollAnchor(newestId: string | undefined, isOwn: boolean) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const known = useRef({ newestId, height: 0 });
  const [missed, setMissed] = useState(false);
  useLayoutEffect(() => {
    const height = content.current?.offsetHeight ?? 0;
    const grown = height - known.current.height;
    const isNew = known.current.newestId !== newestId;
    known.current = { newestId, height };
    const place = box.current;
    if (!isNew || !place || place.scrollTop > -nearPx) return;
    place.scrollTop = isOwn ? 0 : place.scrollTop - grown;
    if (!isOwn) setMissed(true);
  }, [newestId, isOwn]);
  const onScroll = () => {
    known.current.height = content.current?.offsetHeight ?? 0;
    if (box.current && box.current.scrollTop > -nearPx) setMissed(false);
  };
  const toNewest = () => {
    if (box.current) box.current.scrollTop = 0;
  };
  return { box, content, missed, onScroll, toNewest };
}
