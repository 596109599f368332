import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { type ButtonAppearance, getButtonClasses } from './get-button-classes.ts';

/** A link that looks like a button, for going somewhere. */
export function ButtonLink(props: ComponentPropsWithRef<typeof Link> & ButtonAppearance) {
  const { kind = 'primary', size = 'medium', wide = false, className = '', ...rest } = props;
  return <Link {...rest} className={`${getButtonClasses({ kind, size, wide })} ${className}`} />;
}
