import { useState } from 'react';

/** Manages a draft of saved settings. Fields that aren't edited follow the saved settings. */
export function useSettingsDraft<Value extends object>(saved: Value) {
  const [edits, setEdits] = useState<Partial<Value>>({});
  const draft: Value = { ...saved, ...edits };
  return {
    draft,
    changed: JSON.stringify(draft) !== JSON.stringify(saved),
    set: (change: Partial<Value>) => setEdits((before) => ({ ...before, ...change })),
    undo: () => setEdits({}),
    /** Discards the edits, because they are saved. Keeps all of them if the user has edited more since this render. */
    saved: () => setEdits((latest) => (latest === edits ? {} : latest)),
  };
}
