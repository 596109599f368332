import { useEffect, useRef, useState } from 'react';

/**
 * Height of the reading line, as a share of the window height from the top. The section that crosses it is
 * the current one.
 */
const line = 1 / 3;

/**
 * Returns the id of the last section that starts above the reading line (`current`), and the ref of the row of links
 * (`row`). Scrolls the row, so that the link to this section is visible.
 */
export function useScrollSpy(ids: readonly string[]) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    // Runs when a section crosses the reading line.
    const updateCurrent = () =>
      setCurrent(ids.findLast((id) => startsAbove(id, innerHeight * line)) ?? ids[0]);
    const observer = new IntersectionObserver(updateCurrent, {
      rootMargin: `${-line * 100}% 0px ${(line - 1) * 100}% 0px`,
    });
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    // A jump, such as with the Home key, passes all sections in one frame without an intersection change.
    addEventListener('scrollend', updateCurrent);
    return () => {
      observer.disconnect();
      removeEventListener('scrollend', updateCurrent);
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

function startsAbove(id: string, line: number): boolean {
  const element = document.getElementById(id);
  return element !== null && element.getBoundingClientRect().top <= line + 1;
}
