import { type ComponentType, createContext } from 'react';
import type { ShownSlot } from './fresh-slots.ts';

/** What stands beside the disabled Book of a class that is full. The route puts it there; without it there is nothing. */
export const FullClass = createContext<ComponentType<{ klass: ShownSlot }> | null>(null);
