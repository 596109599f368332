import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Wraps a component so that it replaces the server's markup in `container`. Typed values and the focus move to the
 * hydrated component.
 */
export function replaceServerMarkup<Props extends object>(
  container: HTMLElement,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function LiveComponent(props: Props) {
    return createPortal(
      <Handover container={container}>
        <Part {...props} />
      </Handover>,
      container,
    );
  };
}

const controls = 'input, button';

/** Removes the server's markup in the frame in which the hydrated component appears. */
function Handover({ container, children }: { container: HTMLElement; children: ReactNode }) {
  const [serverElements] = useState(() => [...container.children]);
  useLayoutEffect(() => {
    const serverControls = serverElements.flatMap((element) => [
      ...element.querySelectorAll<HTMLElement>(controls),
    ]);
    const liveControls = [...container.querySelectorAll<HTMLElement>(controls)].filter(
      (control) => !serverControls.includes(control),
    );
    for (const [nth, control] of serverControls.entries()) {
      const live = liveControls[nth];
      if (!live) continue;
      if (live instanceof HTMLInputElement && control instanceof HTMLInputElement) live.value = control.value;
      if (control === document.activeElement) live.focus();
    }
    for (const element of serverElements) element.remove();
  }, [container, serverElements]);
  return children;
}
