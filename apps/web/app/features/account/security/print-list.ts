interface PrintedList {
  title: string;
  lead: string;
  items: readonly string[];
}

/** Prints a list without the rest of the page, from a frame that's removed after printing. */
export function printList({ title, lead, items }: PrintedList): void {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: printer } = frame;
  if (!paper || !printer) return;
  paper.title = title;
  const list = paper.createElement('ul');
  list.append(...items.map((item) => written(paper, 'li', item)));
  paper.body.append(written(paper, 'h1', title), written(paper, 'p', lead), list);
  Object.assign(paper.body.style, { fontFamily: 'sans-serif', fontSize: '14pt', lineHeight: '1.8' });
  printer.addEventListener('afterprint', () => frame.remove());
  printer.print();
}

function written(paper: Document, tag: string, text: string): HTMLElement {
  const element = paper.createElement(tag);
  element.textContent = text;
  return element;
}
