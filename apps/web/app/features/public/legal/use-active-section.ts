import { useEffect, useState } from 'react';

/** A section is active once its heading is above this share of the window height. */
const readingLine = 0.35;

/**
 * Returns the id of the section being read. Null above the first section and before hydration. `ids` must be in page
 * order.
 */
export function useActiveSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const read = () => {
      const line = innerHeight * readingLine;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? headings : passed).at(-1)?.id ?? null);
    };
    read();
    addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, [key]);
  return current;
}
