import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonStyle } from './button-style.ts';

/** A link that looks like a button, for going somewhere. */
export function ButtonLink(props: ComponentPropsWithRef<typeof Link> & ButtonLook) {
  const { kind = 'primary', size = 'medium', wide = false, className = '', ...rest } = props;
  return <Link {...rest} className={`${buttonStyle({ kind, size, wide })} ${className}`} />;
}
