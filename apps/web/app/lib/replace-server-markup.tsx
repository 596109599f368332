import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A component that stands in `place` instead of what was served there. What was typed before, and the focus, move over
 * to the live one.
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

/** In the moment in which the live part stands beside the served one, the served one goes. */
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
