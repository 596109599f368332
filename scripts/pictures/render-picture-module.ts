import type { PictureSources, SourceFile } from './make-sources.ts';
import type { PictureSpec } from './picture-specs.ts';

export interface GeneratedPicture {
  whole: PictureSources;
  phone: PictureSources | undefined;
  phoneSquare: PictureSources | undefined;
  placeholder: string;
}

/** Returns the source of a picture's module, whose export is a `PictureDetails` of the site's ui. */
export function renderPictureModule(order: PictureSpec, made: GeneratedPicture): string {
  const { whole, phone, phoneSquare, placeholder } = made;
  const all = [whole, phone, phoneSquare].flatMap((sources) => (sources ? sourceFiles(sources) : []));
  const imports = all.map(({ file }) => `import ${variable(file)} from './files/${file}?url';`).sort();
  return `// Made by \`npm run pictures\`: change scripts/pictures/picture-specs.ts and run it again.

${imports.join('\n')}

export const ${toCamelCase(order.name)} = {
  alt: ${quote(order.alt)},
  objectPosition: ${quote(order.objectPosition)},
  placeholder: ${quote(placeholder)},
  ${sourceFields(whole)},
  ${phone ? `phone: { ${sourceFields(phone)} },` : ''}
  ${phoneSquare ? `phoneSquare: { ${sourceFields(phoneSquare)} },` : ''}
};
`;
}

/** Converts a name such as 'hero-mat' to heroMat, the name of the module's export. */
export function toCamelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function sourceFiles({ avif, webp }: PictureSources): SourceFile[] {
  return [...avif, ...webp];
}

function sourceFields({ width, height, avif, webp }: PictureSources): string {
  return `width: ${width}, height: ${height}, avif: ${sourceSet(avif)}, webp: ${sourceSet(webp)}`;
}

function sourceSet(files: SourceFile[]): string {
  return `\`${files.map(({ file, width }) => `\${${variable(file)}} ${width}w`).join(', ')}\``;
}

/** Converts a file name such as hero-mat-phone-480.avif to heroMatPhone480Avif. */
function variable(file: string): string {
  const [, name = '', ending = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  return toCamelCase(`${name}-${ending}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
