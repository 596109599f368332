import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useBusyLabelOverride } from './busy-label-override.ts';
import { type ButtonAppearance, getButtonClasses } from './get-button-classes.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonAppearance {
  /**
   * Whether an action is running. Shows `busyLabel` at once and a spinner after 400 ms. The button keeps its
   * width and focus, and ignores clicks.
   */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** Whether the button looks disabled. It still handles clicks, so that the page can say what is missing. */
  incomplete?: boolean;
}

export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    wide,
    busy = false,
    busyLabel,
    incomplete = false,
    className = '',
    children,
    onClick,
    ...rest
  } = props;
  const waitingLabel = useBusyLabelOverride();
  return (
    <button
      type="button"
      {...rest}
      className={`${getButtonClasses({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })} ${className}`}
      aria-disabled={busy || incomplete || undefined}
      data-incomplete={incomplete || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="grid [&>*]:col-start-1 [&>*]:row-start-1">
          <Label shown={!busy}>{children}</Label>
          <Label shown={busy}>
            {busy && waitingLabel === null && <Spinner />}
            {busy && waitingLabel !== null ? waitingLabel : busyLabel}
          </Label>
        </span>
      )}
    </button>
  );
}

/** Renders one of the two labels. Both share a grid cell, so that the button is as wide as the wider label. */
function Label({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center justify-center gap-2 ${shown ? '' : 'invisible'}`}
      aria-hidden={!shown}
    >
      {children}
    </span>
  );
}
