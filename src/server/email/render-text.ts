import type { Block, EmailContent } from './email-content.ts'
import type { Signature } from './signature.ts'

export function renderText({ heading, blocks }: EmailContent, signature: Signature): string {
  const parts = [heading, ...blocks.map(blockText), '--\n'.concat(signature.lines.join('\n'))]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.is) {
    case 'text':
    case 'small':
      return block.text
    case 'title':
      return `## ${block.text}`
    case 'button':
      return `${block.label}:\n${block.link}`
    case 'links':
      return block.links.map(({ label, link }) => `${label}:\n${link}`).join('\n')
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value.replaceAll('\n', ', ')}`).join('\n')
    case 'lines':
      return block.lines
        .map(({ name, note, details, amount }) => [name, note, ...details, amount].join('\n'))
        .join('\n\n')
    case 'sums':
      return [...block.sums.map(({ name, amount }) => `${name}: ${amount}`), block.note].join('\n')
  }
}
