import { normaliseCode } from '@studio/domain/text/normalise-text';
import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { FieldErrorText, getControlClasses } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';

export interface CodeFieldText {
  /** Label of the button that opens the field. */
  open: string;
  label: string;
  apply: string;
  /** Label while the code is checked. */
  busy: string;
  remove: string;
  /** Error when the field is empty. */
  empty: string;
}

interface CodeFieldProps {
  copy: CodeFieldText;
  icon: IconName;
  /** Applied code; null when none is applied. */
  code: string | null;
  note?: string | null;
  /** Code that was applied but is no longer valid, with the reason; null without one. */
  dropped?: { code: string; message: string } | null;
  /** Whether another field applied this code. If so, the focus moves to this field. */
  led?: boolean;
  /** Applies a code. Resolves with an error message; null on success. */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => void;
}

/**
 * Renders the applied code as a chip, or a button that opens the field. A clicked control disappears, so the
 * control that replaces it takes the focus.
 */
export function CodeField({
  code,
  dropped = null,
  led = false,
  onApply,
  onRemove,
  ...field
}: CodeFieldProps) {
  const [wasUsed, setWasUsed] = useState(false);
  const lead = wasUsed || led ? takeFocus : null;
  if (code !== null) {
    const remove = () => {
      setWasUsed(true);
      onRemove();
    };
    return <CodeInUse {...field} code={code} onRemove={remove} lead={lead} />;
  }
  const apply = async (typed: string) => {
    setWasUsed(true);
    return onApply(typed);
  };
  return <AddCode key={dropped?.code} {...field} dropped={dropped} onApply={apply} lead={lead} />;
}

type FocusRef = ((element: HTMLElement | null) => void) | null;

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

type CodeInUseProps = Pick<CodeFieldProps, 'copy' | 'icon' | 'note' | 'onRemove'> & {
  code: string;
  lead: FocusRef;
};

function CodeInUse({ copy, icon, code, note, onRemove, lead }: CodeInUseProps) {
  return (
    <div>
      <p className="flex min-h-11 items-center gap-2.5 rounded-input bg-linen/60 pr-3 pl-3.5 text-[15px]">
        <Icon name={icon} size={18} className="shrink-0" />
        <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">{code}</span>
        <button
          type="button"
          ref={lead}
          onClick={onRemove}
          className="min-h-11 shrink-0 cursor-pointer font-medium text-link"
        >
          {copy.remove}
          <span className="sr-only">
            {' '}
            {copy.label} {code}
          </span>
        </button>
      </p>
      {note && <p className="numeric mt-2 text-small text-stone">{note}</p>}
    </div>
  );
}

type AddCodeProps = Pick<CodeFieldProps, 'copy' | 'onApply' | 'dropped'> & { lead: FocusRef };

function AddCode({ lead, ...form }: AddCodeProps) {
  const [open, setOpen] = useState(Boolean(form.dropped));
  if (open) return <CodeForm {...form} />;
  return (
    <button
      type="button"
      ref={lead}
      onClick={() => setOpen(true)}
      className="-my-2 inline-flex min-h-11 cursor-pointer items-center text-[15px] font-medium text-link"
    >
      {form.copy.open}
    </button>
  );
}

function CodeForm({ copy, dropped, onApply }: Omit<AddCodeProps, 'lead'>) {
  const id = useId();
  const [typed, setTyped] = useState(dropped?.code ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(dropped?.message);
  const apply = async () => {
    const code = normaliseCode(typed);
    if (code === '') return setError(copy.empty);
    setBusy(true);
    setError((await onApply(code)) ?? undefined);
    setBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void apply();
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-[15px] leading-tight font-medium">
        {copy.label}
      </label>
      <div className="flex gap-2.5">
        <input
          id={id}
          // The field opened after a click, so the user expects to type.
          ref={dropped ? null : takeFocus}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(undefined);
          }}
          className={`${getControlClasses(error)} min-w-0 grow uppercase`}
        />
        <Button type="submit" kind="secondary" busy={busy} busyLabel={copy.busy}>
          {copy.apply}
        </Button>
      </div>
      <div role="alert">
        <FieldErrorText id={id} error={error} />
      </div>
    </form>
  );
}
