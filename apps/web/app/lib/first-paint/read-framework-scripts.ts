import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Scripts of a document, as the framework renders them. */
export interface FrameworkScripts {
  /** Code that sets the data that the page starts with. Later scripts of the document use it. */
  data: string;
  /** Code of the module that imports the route's modules and starts the page. */
  main: string;
  /** URLs of the files that `main` imports. */
  files: string[];
}

/** Returns the parts of what the framework renders; null if its form differs from the expected one. */
export function readFrameworkScripts(rendered: ReactNode): FrameworkScripts | null {
  const elements = flatten(rendered);
  const preloads = elements.filter(({ type, props }) => type === 'link' && props.rel === 'modulepreload');
  const scripts = elements.filter(({ type }) => type === 'script');
  const modules = scripts.filter(({ props }) => props.type === 'module');
  const [main] = modules;
  const files = preloads.map(({ props }) => props.href);
  const isExpected =
    main &&
    modules.length === 1 &&
    scripts.length === 2 &&
    preloads.length + scripts.length === elements.length &&
    scripts.every(({ props }) => typeof codeOf(props) === 'string') &&
    scripts.at(-1) === main &&
    files.length > 0 &&
    files.every((href) => typeof href === 'string' && !href.includes(' '));
  if (!isExpected) return null;
  const [data = '', code = ''] = scripts.map(({ props }) => codeOf(props));
  return { data, main: code, files: files as string[] };
}

const codeOf = (props: AnyElement['props']) => props.dangerouslySetInnerHTML?.__html;

type AnyElement = ReactElement<{
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

function flatten(node: ReactNode): AnyElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child as AnyElement];
  });
}
