import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Wraps a component so that it replaces the server's markup in `place`. Typed values and the focus move to the live
 * component.
 */
export function replaceServerMarkup<Props extends object>(
  place: HTMLElement,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function TakenOver(props: Props) {
    return createPortal(
      <Handover place={place}>
        <Part {...props} />
      </Handover>,
      place,
    );
  };
}

const controls = 'input, button';

/** Removes the server's markup in the same frame in which the live component appears. */
function Handover({ place, children }: { place: HTMLElement; children: ReactNode }) {
  const [served] = useState(() => [...place.children]);
  useLayoutEffect(() => {
    const before = served.flatMap((element) => [...element.querySelectorAll<HTMLElement>(controls)]);
    const now = [...place.querySelectorAll<HTMLElement>(controls)].filter(
      (control) => !before.includes(control),
    );
    for (const [nth, control] of before.entries()) {
      const live = now[nth];
      if (!live) continue;
      if (live instanceof HTMLInputElement && control instanceof HTMLInputElement) live.value = control.value;
      if (control === document.activeElement) live.focus();
    }
    for (const element of served) element.remove();
  }, [place, served]);
  return children;
}
