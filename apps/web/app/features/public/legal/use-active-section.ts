import { useEffect, useState } from 'react';

/** Share of the window height above which a section's heading must be for the section to be active. */
const readingLine = 0.35;

/**
 * Returns the id of the section that the visitor is reading; null above the first section and before
 * hydration. `ids` must be in page order.
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
