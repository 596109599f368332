/** Scrolls to the first invalid control of a form and focuses it, unless an invalid control has the focus already. */
export function focusFirstInvalid(form: HTMLElement): void {
  if (form.contains(document.activeElement) && document.activeElement?.matches('[aria-invalid="true"]'))
    return;
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
