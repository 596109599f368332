import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { type ButtonAppearance, getButtonClasses } from './get-button-classes.ts';

/** Renders a link that looks like a button. Use it for navigation. */
export function ButtonLink(props: ComponentPropsWithRef<typeof Link> & ButtonAppearance) {
  const { kind = 'primary', size = 'medium', wide = false, className = '', ...rest } = props;
  return <Link {...rest} className={`${getButtonClasses({ kind, size, wide })} ${className}`} />;
}
