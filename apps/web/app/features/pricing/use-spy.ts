import { useEffect, useRef, useState } from 'react';

/** A line at a third of the window: the section that lies on it is the one being read. */
const line = '-33% 0px -67% 0px';

/** Which of the elements with these ids is being read; between them the last one stands. Keeps its link in sight. */
export function useSpy(ids: readonly string[]) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(read.target.id);
      },
      { rootMargin: line },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) sight.observe(element);
    }
    return () => sight.disconnect();
  }, [ids]);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (!row.current || !link) return;
    const left = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
    row.current.scrollTo({ left, behavior: 'smooth' });
  }, [current]);
  return { row, current };
}
