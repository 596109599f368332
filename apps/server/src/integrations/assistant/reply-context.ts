import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { EvidenceItem } from './grounding/parsed-evidence-item.ts';
import type { ReplyLink } from './port.ts';

/** Maximum number of classes and links in a reply. */
const maxClasses = 6;
const maxLinks = 3;

/**
 * Collects the evidence and attachments of one reply. The model refers to classes and bookings by handles that are
 * valid only within this reply. So it can show nothing but results of this reply's tools.
 */
export class ReplyContext {
  readonly evidence: { found: EvidenceItem[]; requested: string[] } = { found: [], requested: [] };
  readonly links: ReplyLink[] = [];
  readonly classIds: string[] = [];
  action: ChatAction | null = null;
  handOver = false;
  readonly #handles = new Map<string, string>();
  readonly #classes = new Map<string, string>();
  readonly #linksByName = new Map<string, ReplyLink>();

  /** Records a tool's result as evidence, under its name if it has one, and returns it. */
  recordEvidence<Thing extends object>(value: Thing, name?: string): Thing {
    this.evidence.found.push({ text: extractTexts(value).join(', '), ...(name ? { name } : {}) });
    return value;
  }

  recordRequest(text: string): void {
    this.evidence.requested.push(text);
  }

  /**
   * Returns the handle of a class: 'c1', 'c2' … A class has one handle per reply. The model can also link the class
   * page with it.
   */
  classHandle(classId: string, link: ReplyLink): string {
    const handle = this.#handle('c', classId, link);
    this.#classes.set(handle, classId);
    return handle;
  }

  /** Returns the handle of the caller's own booking, such as 'b1' or 'b2'. */
  bookingHandle(bookingId: string, link: ReplyLink): string {
    return this.#handle('b', bookingId, link);
  }

  /** Allows the model to link a page by its path. Use it only for paths without personal data. */
  page(link: ReplyLink): string {
    this.#linksByName.set(link.to, link);
    return link.to;
  }

  /** Attaches classes to the reply by their handles. Returns the unknown handles. */
  show(handles: readonly string[]): readonly string[] {
    for (const handle of handles) {
      const classId = this.#classes.get(handle);
      if (classId && !this.classIds.includes(classId) && this.classIds.length < maxClasses) {
        this.classIds.push(classId);
      }
    }
    return handles.filter((handle) => !this.#classes.has(handle));
  }

  /**
   * Attaches a link: to a page by its path, or to a class or booking by its handle. Returns false if no tool has
   * returned it.
   */
  link(name: string): boolean {
    const link = this.#linksByName.get(name);
    if (!link) return false;
    if (!this.links.includes(link) && this.links.length < maxLinks) this.links.push(link);
    return true;
  }

  #handle(prefix: string, id: string, link: ReplyLink): string {
    const key = `${prefix}:${id}`;
    const handle = this.#handles.get(key) ?? `${prefix}${this.#handles.size + 1}`;
    this.#handles.set(key, handle);
    this.#linksByName.set(handle, link);
    return handle;
  }
}

/** Returns every text and number in a value, at any depth, except handles, which state nothing about the studio. */
function extractTexts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : extractTexts(part)));
}
