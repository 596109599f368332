import { useEffect, useState } from 'react';

export interface Reachability {
  /** The last call has come through, and the device says that it is connected. */
  reachable: boolean;
  setReachable: (reachable: boolean) => void;
}

/** Whether the studio can be reached, by what calls have seen; `onBack` is called when the device is connected again. */
export function useReachability(onBack: () => void): Reachability {
  const [reachable, setReachable] = useState(true);
  useEffect(() => {
    const lost = () => setReachable(false);
    if (!navigator.onLine) lost();
    addEventListener('offline', lost);
    return () => removeEventListener('offline', lost);
  }, []);
  useEffect(() => {
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [onBack]);
  return { reachable, setReachable };
}
