import { removeHiddenCharacters } from '@studio/domain/text/remove-hidden-characters';

const maxReplyLength = 4000;

/**
 * Converts a model's text to plain text, without its reasoning, HTML and Markdown. The result contains no tags, no
 * links with a label, and no invisible characters.
 */
export function toPlainText(written: string): string {
  const withoutReasoning = written
    .replaceAll(/<think>[\s\S]*?(?:<\/think>|$)/gi, ' ')
    .slice(0, maxReplyLength);
  // Collapses spaces first, because Markdown's patterns would backtrack over each run of spaces.
  const visible = removeHiddenCharacters(withoutReasoning).replaceAll(/[ \t]+/g, ' ');
  const stripped = removeMarkdown(removeTags(removeCode(visible)));
  return stripped
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Removes tags until nothing changes, because removing a nested tag can leave another tag. */
function removeTags(text: string): string {
  const stripped = text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s{0,9}>/gi, '')
    .replaceAll(/<[!/?a-z][^<>]*>?/gi, '');
  return stripped === text ? text : removeTags(stripped);
}

function removeCode(text: string): string {
  return text.replaceAll(/^[ \t]*(?:```|~~~).*$/gm, '').replaceAll('`', '');
}

function removeMarkdown(text: string): string {
  return text
    .replaceAll(/!\[[^\]]{0,300}\]\([^)]{0,300}\)/g, '')
    .replaceAll(/\[([^\]]{1,300})\]\([^)]{0,300}\)/g, '$1')
    .replaceAll(/\[([^\]]{1,300})\]\[[^\]]{0,300}\]/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>+|[-*+•])\s+/gm, '')
    .replaceAll(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+.*$/gm, '')
    .replaceAll(/[ \t]*\|[ \t]*/g, ' ')
    .replaceAll(/(\*{1,3}|_{2,3}|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/\*/g, '');
}
