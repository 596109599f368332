import { useState } from 'react';
import { useLocation } from 'react-router';
import { type FormTexts, formDrafts } from '../storage/form-drafts.ts';

export interface FormDraft {
  /** Texts that the visitor left on this page before. */
  texts: FormTexts;
  save: (form: HTMLFormElement) => void;
  clear: () => void;
}

/** Keeps the texts of an uncontrolled form while the visitor is on another page of the site. */
export function useFormDraft(): FormDraft {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const [texts] = useState(() => formDrafts.get(url) ?? {});
  return {
    texts,
    save: (form) => formDrafts.set(url, readTexts(form)),
    clear: () => formDrafts.delete(url),
  };
}

function readTexts(form: HTMLFormElement): FormTexts {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
