import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Icons of the site. To add one, add its name here and run `npm run icons`. */
const names = [
  'Accessibility',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
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
  'Copy',
  'CreditCard',
  'Download',
  'Eye',
  'EyeOff',
  'Footprints',
  'KeyRound',
  'Leaf',
  'Lock',
  'Mail',
  'MailCheck',
  'MapPin',
  'Menu',
  'MessageCircle',
  'Minus',
  'Monitor',
  'Pause',
  'Phone',
  'Play',
  'Plus',
  'QrCode',
  'Search',
  'ShieldCheck',
  'Smartphone',
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

/** Icons of the staff tools, in a separate sprite that visitors don't load. */
const toolNames = [
  'Armchair',
  'ArrowLeft',
  'ArrowRight',
  'Ban',
  'Banknote',
  'Bell',
  'CalendarDays',
  'CalendarPlus',
  'CalendarX',
  'Camera',
  'ChartColumn',
  'Check',
  'ChevronDown',
  'ChevronLeft',
  'ChevronRight',
  'CircleAlert',
  'CircleCheck',
  'CircleX',
  'Clock',
  'CloudOff',
  'Copy',
  'CreditCard',
  'DoorOpen',
  'Download',
  'Ellipsis',
  'ExternalLink',
  'FileText',
  'Flashlight',
  'Gift',
  'HandCoins',
  'History',
  'House',
  'Info',
  'ListChecks',
  'Lock',
  'LogOut',
  'Mail',
  'Menu',
  'MessageCircle',
  'Minus',
  'NotebookPen',
  'Package',
  'Pencil',
  'Phone',
  'Plus',
  'QrCode',
  'RefreshCw',
  'Repeat',
  'RotateCcw',
  'ScanLine',
  'Search',
  'Send',
  'Settings',
  'ShieldAlert',
  'SlidersHorizontal',
  'Star',
  'StickyNote',
  'Sun',
  'SwitchCamera',
  'Tag',
  'Ticket',
  'Trash2',
  'TriangleAlert',
  'Undo2',
  'Upload',
  'UserCheck',
  'UserPlus',
  'UserX',
  'Users',
  'Volume2',
  'VolumeX',
  'Wifi',
  'WifiOff',
  'X',
] as const;
const drawings = await import('lucide-react');

const app = join(import.meta.dirname, '../app');
const dashed = (name: string) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

type Name = (typeof names | typeof toolNames)[number];

function symbolsOf(some: readonly Name[]): string[] {
  return some.map((name) => {
    const drawn = renderToStaticMarkup(createElement(drawings[name]));
    const inside = drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    return `<symbol id="${dashed(name)}" viewBox="0 0 24 24">${inside}</symbol>`;
  });
}

function signs(): string[] {
  const drawn = readFileSync(join(app, 'assets/brand/socials.svg'), 'utf8').match(/<symbol.*<\/symbol>/g);
  // The prefix avoids duplicate ids, because one social network has the same name as an icon.
  return (drawn ?? []).map((symbol) => symbol.replace('id="', 'id="social-'));
}

/** Builds one SVG file with all icons, so that showing icons needs no scripts. */
function sprite(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function namesModule(type: string, some: readonly Name[]): string {
  const lines = some.map((name) => `  | '${dashed(name)}'`);
  return `/** Made by scripts/make-icons.ts. */\nexport type ${type} =\n${lines.join('\n')};\n`;
}

writeFileSync(join(app, 'assets/icons.svg'), sprite([...symbolsOf(names), ...signs()]));
writeFileSync(join(app, 'assets/tool-icons.svg'), sprite(symbolsOf(toolNames)));
writeFileSync(join(app, 'ui/icon-name.ts'), namesModule('IconName', names));
writeFileSync(join(app, 'ui/staff-icon-name.ts'), namesModule('StaffIconName', toolNames));
