import { useState } from 'react';
import { type FormTexts, formDrafts } from '../storage/form-drafts.ts';

export interface FormDraft {
  /** Texts that the visitor typed before. */
  texts: FormTexts;
  save: (texts: FormTexts) => void;
  clear: () => void;
}

/** Keeps the texts of a form under `name` while the visitor is on another page of the site. */
export function useFormDraft(name: string): FormDraft {
  const [texts] = useState(() => formDrafts.get(name) ?? {});
  return {
    texts,
    save: (changed) => formDrafts.set(name, changed),
    clear: () => formDrafts.delete(name),
  };
}

/** Returns the texts in the controls of a form. */
export function readFormTexts(form: HTMLFormElement): FormTexts {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
