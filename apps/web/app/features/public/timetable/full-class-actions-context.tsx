import { type ComponentType, createContext } from 'react';
import type { ShownSlot } from './shown-slots.ts';

/**
 * Component for the actions beside the disabled Book button of a full class. The route provides it; without
 * one, no actions are shown.
 */
export const FullClassActionsContext = createContext<ComponentType<{ klass: ShownSlot }> | null>(null);
