import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** A piece of the style sheet: it goes out when `shows` says that something on the page needs it. */
interface Piece {
  text: (classes: ReadonlySet<string>) => string;
}

/**
 * Cuts a style sheet to the rules that can mean something on one page: those of which a selector names no class that
 * the page has not. What stands in `:not()`, `:is()` and the like is not looked at, so rather too much is kept.
 */
export function createStylePurger(sheet: string): (html: string) => string {
  const pieces = piecesOf(postcss.parse(sheet).nodes);
  return (html) => textOf(pieces, classesIn(html));
}

function piecesOf(nodes: readonly ChildNode[]): Piece[] {
  return nodes.map((node) => {
    if (node.type === 'rule') return rulePiece(node);
    if (node.type === 'atrule' && grouping.has(node.name) && node.nodes) return groupPiece(node, node.nodes);
    const text = node.type === 'comment' ? '' : closed(node);
    return { text: () => text };
  });
}

function rulePiece(rule: Rule): Piece {
  const text = closed(rule);
  const needs = neededClasses(rule.selector);
  return {
    text: (classes) => (needs.some((all) => all.every((name) => classes.has(name))) ? text : ''),
  };
}

const grouping: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container']);

/** An empty layer stays: where the first of its name stands decides what it wins against. */
function groupPiece({ name, params }: AtRule, nodes: readonly ChildNode[]): Piece {
  const inner = piecesOf(nodes);
  return {
    text: (classes) => {
      const text = textOf(inner, classes);
      return text || name === 'layer' ? `@${name} ${params}{${text}}` : '';
    },
  };
}

/** For each selector of a list the classes that an element and those around it must have. */
function neededClasses(selectors: string): string[][] {
  const needed: string[][] = [];
  parseSelectors((list) => {
    for (const selector of list.nodes)
      needed.push(selector.nodes.flatMap((part) => (part.type === 'class' ? [part.value] : [])));
  }).processSync(selectors);
  return needed;
}

const textOf = (pieces: readonly Piece[], classes: ReadonlySet<string>): string =>
  pieces.map(({ text }) => text(classes)).join('');

/** A statement ends where the next one begins: the parser gives it without its semicolon. */
const closed = (node: ChildNode): string =>
  node.type === 'rule' || (node.type === 'atrule' && node.nodes) ? node.toString() : `${node.toString()};`;

const classAttribute = /\sclass="(?<names>[^"]*)"/g;

function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(classAttribute)].map(({ groups }) => groups?.names ?? '');
  return new Set(unescaped([...new Set(names)].join(' ')).split(/\s+/));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** As React writes attributes. */
const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
