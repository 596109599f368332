import { type ComponentType, createContext } from 'react';
import type { ShownSlot } from './merge-refreshed-slots.ts';

/** What stands beside the disabled Book of a class that is full. The route puts it there; without it there is nothing. */
export const FullClassActions = createContext<ComponentType<{ klass: ShownSlot }> | null>(null);
