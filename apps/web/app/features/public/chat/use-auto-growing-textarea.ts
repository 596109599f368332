import { type RefObject, useLayoutEffect } from 'react';

/** Grows a text box with its text where CSS `field-sizing` is missing. The maximum height comes from CSS. */
export function useAutoGrowingTextarea(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it grows with.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [box, text]);
}
