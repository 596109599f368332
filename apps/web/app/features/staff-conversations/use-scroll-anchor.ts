import { useLayoutEffect, useRef, useState } from 'react';

/** Within this distance the box counts as scrolled to its end. */
const nearPx = 24;

/**
 * Manages a box that scrolls from its end (column-reverse). At the end it stays there. If the reader has scrolled up,
 * their position stays when a message arrives. Their own message (`isOwn`) scrolls to the end.
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
