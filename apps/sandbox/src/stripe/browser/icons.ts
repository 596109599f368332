import type { CardBrand } from './card-number.ts';
import { createSvgElement } from './dom.ts';

/** Creates an icon of the card's brand, or of a generic card. */
export function createBrandIcon(brand: CardBrand): SVGElement {
  const svg = createSvgElement('svg', {
    viewBox: '0 0 34 22',
    width: 34,
    height: 22,
    'aria-hidden': 'true',
    class: 'brand',
  });
  if (brand === 'visa') svg.append(createPlate('#1a2b6b'), createWord('VISA', true));
  else if (brand === 'amex') svg.append(createPlate('#2a6fb5'), createWord('AMEX'));
  else if (brand === 'discover') svg.append(createPlate('#8a4b16'), createWord('DISC'));
  else if (brand === 'mastercard') {
    svg.append(
      createPlate('#23211e'),
      createSvgElement('circle', { cx: 14, cy: 11, r: 5.5, fill: '#d9483b' }),
      createSvgElement('circle', { cx: 20, cy: 11, r: 5.5, fill: '#e8a33d', 'fill-opacity': 0.9 }),
    );
  } else {
    svg.append(
      createSvgElement('rect', {
        x: 1,
        y: 1,
        width: 32,
        height: 20,
        rx: 3.5,
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 1.25,
      }),
      createSvgElement('path', {
        d: 'M1 7.5h32M5.5 15.5h6',
        stroke: 'currentColor',
        'stroke-width': 1.25,
        fill: 'none',
      }),
    );
  }
  return svg;
}

export function createErrorIcon(): SVGElement {
  return createSvgElement(
    'svg',
    { viewBox: '0 0 20 20', width: 18, height: 18, 'aria-hidden': 'true', class: 'sign' },
    createSvgElement('circle', {
      cx: 10,
      cy: 10,
      r: 8,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.5,
    }),
    createSvgElement('path', {
      d: 'M10 6v5M10 13.6v.2',
      stroke: 'currentColor',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
  );
}

function createPlate(fill: string): SVGElement {
  return createSvgElement('rect', { x: 0, y: 0, width: 34, height: 22, rx: 4, fill });
}

function createWord(text: string, isItalic = false): SVGElement {
  return createSvgElement(
    'text',
    {
      x: 17,
      y: 14.6,
      fill: '#fff',
      'font-family': 'Arial, sans-serif',
      'font-size': isItalic ? 10.5 : 9,
      'font-weight': 700,
      'font-style': isItalic ? 'italic' : undefined,
      'text-anchor': 'middle',
      'letter-spacing': 0.2,
    },
    text,
  );
}
