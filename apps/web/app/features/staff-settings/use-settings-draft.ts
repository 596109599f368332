import { useState } from 'react';

/** What is typed over something saved, until it is saved itself. */
export function useSettingsDraft<Value extends object>(saved: Value) {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(saved);
  return {
    draft,
    changed: JSON.stringify(draft) !== JSON.stringify(base),
    set: (change: Partial<Value>) => setDraft((before) => ({ ...before, ...change })),
    undo: () => setDraft(base),
    /** Call when it has been saved. */
    saved: () => setBase(draft),
  };
}
