import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The icons that the site uses; a further one is entered here and `npm run icons` run. */
const names = [
  'Accessibility',
  'ArrowLeft',
  'ArrowRight',
  'Bike',
  'BusFront',
  'CalendarDays',
  'CalendarPlus',
  'Check',
  'ChevronDown',
  'ChevronLeft',
  'ChevronRight',
  'CircleAlert',
  'CircleCheck',
  'Clock',
  'CreditCard',
  'Download',
  'Eye',
  'EyeOff',
  'Footprints',
  'Leaf',
  'Lock',
  'Mail',
  'MailCheck',
  'MapPin',
  'Menu',
  'Minus',
  'Pause',
  'Phone',
  'Play',
  'Plus',
  'QrCode',
  'Search',
  'ShieldCheck',
  'Sparkles',
  'Star',
  'Sun',
  'Sunrise',
  'Sunset',
  'ThumbsDown',
  'ThumbsUp',
  'Ticket',
  'TrainFront',
  'Users',
  'X',
] as const;
const drawings = await import('lucide-react');

const app = join(import.meta.dirname, '../app');
const dashed = (name: string) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** One drawing that every page shares, instead of a script for each icon; with the signs of the social networks. */
function sprite(): string {
  const symbols = names.map((name) => {
    const drawn = renderToStaticMarkup(createElement(drawings[name]));
    const inside = drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    return `<symbol id="${dashed(name)}" viewBox="0 0 24 24">${inside}</symbol>`;
  });
  const drawn = readFileSync(join(app, 'assets/brand/socials.svg'), 'utf8').match(/<symbol.*<\/symbol>/g);
  // One network has the name of an icon.
  const signs = (drawn ?? []).map((symbol) => symbol.replace('id="', 'id="social-'));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...symbols, ...signs].join('\n')}\n</svg>\n`;
}

/** The names by which components ask for them. */
function namesModule(): string {
  const lines = names.map((name) => `  | '${dashed(name)}'`);
  return `/** Made by scripts/make-icons.ts. */\nexport type IconName =\n${lines.join('\n')};\n`;
}

writeFileSync(join(app, 'assets/icons.svg'), sprite());
writeFileSync(join(app, 'ui/icon-name.ts'), namesModule());
