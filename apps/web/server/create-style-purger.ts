import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** Part of the stylesheet. `text` is empty when no class on the page needs it. */
interface SheetPart {
  text: (classes: ReadonlySet<string>) => string;
}

/**
 * Creates a function that reduces a stylesheet to the rules that may apply to a page. A rule stays if all
 * classes of one of its selectors occur on the page. Classes within `:not()`, `:is()` and the like aren't
 * required, so that no rule is missing; some may be superfluous.
 */
export function createStylePurger(sheet: string): (html: string) => string {
  const parts = toParts(postcss.parse(sheet).nodes);
  return (html) => renderParts(parts, classesIn(html));
}

function toParts(nodes: readonly ChildNode[]): SheetPart[] {
  return nodes.map((node) => {
    if (node.type === 'rule') return toRulePart(node);
    if (node.type === 'atrule' && grouping.has(node.name) && node.nodes) return toGroupPart(node, node.nodes);
    const text = node.type === 'comment' ? '' : toText(node);
    return { text: () => text };
  });
}

function toRulePart(rule: Rule): SheetPart {
  const text = toText(rule);
  const needs = neededClasses(rule.selector);
  return {
    text: (classes) => (needs.some((all) => all.every((name) => classes.has(name))) ? text : ''),
  };
}

const grouping: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container']);

/**
 * Returns the part for an at-rule. Keeps empty layers, because the first occurrence of a layer's name decides
 * its precedence.
 */
function toGroupPart({ name, params }: AtRule, nodes: readonly ChildNode[]): SheetPart {
  const inner = toParts(nodes);
  return {
    text: (classes) => {
      const text = renderParts(inner, classes);
      return text || name === 'layer' ? `@${name} ${params}{${text}}` : '';
    },
  };
}

/** Returns the classes that each selector of the list requires. */
function neededClasses(selectors: string): string[][] {
  const needed: string[][] = [];
  parseSelectors((list) => {
    for (const selector of list.nodes)
      needed.push(selector.nodes.flatMap((part) => (part.type === 'class' ? [part.value] : [])));
  }).processSync(selectors);
  return needed;
}

const renderParts = (parts: readonly SheetPart[], classes: ReadonlySet<string>): string =>
  parts.map(({ text }) => text(classes)).join('');

/** Returns the text of a node. At-rules without a block end in a semicolon, which the parser omits. */
const toText = (node: ChildNode): string =>
  node.type === 'rule' || (node.type === 'atrule' && node.nodes) ? node.toString() : `${node.toString()};`;

const classAttribute = /\sclass="(?<names>[^"]*)"/g;

function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(classAttribute)].map(({ groups }) => groups?.names ?? '');
  return new Set(decodeEntities([...new Set(names)].join(' ')).split(/\s+/));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Decodes the entities that React writes in attributes. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
