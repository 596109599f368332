import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a step's heading when the step becomes current, but not when the page opens. */
export function useStepFocus(heading: RefObject<HTMLElement | null>, current: boolean): void {
  const before = useRef(current);
  useEffect(() => {
    if (current && !before.current) heading.current?.focus();
    before.current = current;
  }, [current, heading]);
}
