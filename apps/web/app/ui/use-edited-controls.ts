import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Metadata of a mutation that doesn't save the other controls of its panel. */
export const savesOneField = { savesOneField: true } as const;

/**
 * Detects whether the user has edited controls inside an element since the last save, whichever forms they belong to.
 * Put `props` on the element. The hook stores the controls' values before the first interaction, and `isEdited`
 * compares them. Ignores mutations with the metadata `savesOneField`, because the other controls are still unsaved
 * after them.
 */
export function useEditedControls<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const initialValues = useRef(new WeakMap<Control, string>());
  const mutations = useQueryClient().getMutationCache();
  useEffect(
    () =>
      mutations.subscribe((event) => {
        const isSave = event.type === 'updated' && event.action.type === 'success';
        if (isSave && !event.mutation.meta?.savesOneField) initialValues.current = new WeakMap();
      }),
    [mutations],
  );
  const rememberValues = () => {
    for (const control of listControls(container.current))
      if (!initialValues.current.has(control)) initialValues.current.set(control, getValue(control));
  };
  return {
    props: {
      ref: container,
      onFocusCapture: rememberValues,
      onPointerDownCapture: rememberValues,
    },
    isEdited: () =>
      listControls(container.current).some((control) => {
        const initial = initialValues.current.get(control);
        return initial !== undefined && initial !== getValue(control);
      }),
  };
}

/** Returns the controls except search fields, whose text is never saved. */
function listControls(container: HTMLElement | null): Control[] {
  const controls = container?.querySelectorAll<Control>('input, select, textarea') ?? [];
  return [...controls].filter(({ type }) => type !== 'search');
}

function getValue(control: Control): string {
  const isChoice = control.type === 'checkbox' || control.type === 'radio';
  return isChoice && control instanceof HTMLInputElement ? String(control.checked) : control.value;
}
