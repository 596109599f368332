import { useState } from 'react';

/** Manages a draft of saved settings. */
export function useSettingsDraft<Value extends object>(saved: Value) {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved);
  return {
    draft,
    changed: JSON.stringify(draft) !== JSON.stringify(base),
    set: (change: Partial<Value>) => setDraft((before) => ({ ...before, ...change })),
    undo: () => setDraft(base),
    /** Call this after the draft was saved. */
    saved: () => setBase(draft),
  };
}
