import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { TourWizardProps } from './tour-wizard.tsx';

/** Loading state of the wizard's code. */
export type LazyTourWizard =
  | { at: 'waiting' }
  | { at: 'ready'; Wizard: ComponentType<TourWizardProps> }
  | { at: 'failed' };

/** Imports the wizard when its container comes near the viewport, because few visitors book a tour. */
export function useLazyTourWizard(container: RefObject<HTMLElement | null>): {
  wizard: LazyTourWizard;
  retry: () => void;
} {
  const [isNear, setIsNear] = useState(false);
  const [wizard, setWizard] = useState<LazyTourWizard>({ at: 'waiting' });
  const { at } = wizard;
  useEffect(() => {
    if (!container.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '400px' },
    );
    watcher.observe(container.current);
    return () => watcher.disconnect();
  }, [container]);
  useEffect(() => {
    if (!isNear || at !== 'waiting') return;
    let isActive = true;
    load().then(
      (Wizard) => isActive && setWizard({ at: 'ready', Wizard }),
      () => isActive && setWizard({ at: 'failed' }),
    );
    return () => {
      isActive = false;
    };
  }, [isNear, at]);
  return { wizard, retry: () => setWizard({ at: 'waiting' }) };
}

async function load(): Promise<ComponentType<TourWizardProps>> {
  return (await import('./tour-wizard.tsx')).TourWizard;
}
