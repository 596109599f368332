import { useEffect, useRef, useState } from 'react';

/** How far down the window people read, as a part of its height. */
const line = 1 / 3;

/** Which of the elements with these ids is being read: the last that begins above the line. Keeps its link in sight. */
export function useScrollSpy(ids: readonly string[]) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    // It is looked at whenever one of them comes to the line or leaves it.
    const look = () => setCurrent(ids.findLast((id) => beginsAbove(id, innerHeight * line)) ?? ids[0]);
    const sight = new IntersectionObserver(look, {
      rootMargin: `${-line * 100}% 0px ${(line - 1) * 100}% 0px`,
    });
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) sight.observe(element);
    }
    // A jump, say to the top by key, passes over all of them in one frame.
    addEventListener('scrollend', look);
    return () => {
      sight.disconnect();
      removeEventListener('scrollend', look);
    };
  }, [ids]);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (!row.current || !link) return;
    const left = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
    row.current.scrollTo({ left, behavior: 'smooth' });
  }, [current]);
  return { row, current };
}

function beginsAbove(id: string, line: number): boolean {
  const element = document.getElementById(id);
  return element !== null && element.getBoundingClientRect().top <= line + 1;
}
