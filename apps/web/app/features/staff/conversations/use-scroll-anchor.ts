import { useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, within which the container counts as scrolled to its end. */
const endThresholdPx = 24;

/**
 * Manages a container that scrolls from its end (column-reverse). While it is at the end, it stays there. If the user
 * has scrolled up, a new message doesn't move what they read, except their own message (`isOwn`), which scrolls to
 * the end.
 */
export function useScrollAnchor(newestId: string | undefined, isOwn: boolean) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const previous = useRef({ newestId, height: 0 });
  const [missed, setMissed] = useState(false);
  useLayoutEffect(() => {
    const height = content.current?.offsetHeight ?? 0;
    const grown = height - previous.current.height;
    const isNew = previous.current.newestId !== newestId;
    previous.current = { newestId, height };
    const scroller = box.current;
    if (!isNew || !scroller || scroller.scrollTop > -endThresholdPx) return;
    scroller.scrollTop = isOwn ? 0 : scroller.scrollTop - grown;
    if (!isOwn) setMissed(true);
  }, [newestId, isOwn]);
  const onScroll = () => {
    previous.current.height = content.current?.offsetHeight ?? 0;
    if (box.current && box.current.scrollTop > -endThresholdPx) setMissed(false);
  };
  const toNewest = () => {
    if (box.current) box.current.scrollTop = 0;
  };
  return { box, content, missed, onScroll, toNewest };
}
