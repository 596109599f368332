type Attributes = Record<string, string | number | boolean | undefined>;

/** Creates an element with attributes and content. `true` sets an attribute without a value. */
export function createHtmlElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...content);
  return made;
}

export function createSvgElement(
  name: string,
  attributes: Attributes,
  ...content: (Node | string)[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAttributes(made, attributes);
  made.append(...content);
  return made;
}

function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    target.setAttribute(name, value === true ? '' : String(value));
  }
}
