import { type RefObject, useLayoutEffect } from 'react';

/** Lets a text box grow with its text in browsers whose style sheets cannot; the most is the style sheet's. */
export function useAutoGrowingTextarea(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it grows with.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [box, text]);
}
