import { type ComponentType, createContext } from 'react';
import type { ShownSlot } from './merge-refreshed-slots.ts';

/** Actions beside the disabled Book button of a full class. The route provides them; without them nothing shows. */
export const FullClassActions = createContext<ComponentType<{ klass: ShownSlot }> | null>(null);
