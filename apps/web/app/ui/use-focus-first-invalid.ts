import { useEffect } from 'react';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/** Focuses the first invalid control after each failed attempt to submit any form of the page or of its dialogs. */
export function useFocusFirstInvalid(): void {
  useEffect(() => {
    const handleSubmit = ({ target }: SubmitEvent) => {
      // By the next frame the form has rendered its errors.
      if (target instanceof HTMLFormElement) requestAnimationFrame(() => focusFirstInvalid(target));
    };
    document.addEventListener('submit', handleSubmit);
    return () => document.removeEventListener('submit', handleSubmit);
  }, []);
}
