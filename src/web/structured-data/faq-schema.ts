import type { Block, Content, Line } from '../content/parse-content.ts'
import type { Schema } from './page-facts.ts'

export function faqSchemas({ intro, sections }: Content): Schema[] {
  const blocks = [...intro, ...sections.flatMap((section) => section.blocks)]
  const questions = blocks.filter((block) => block.kind === 'question')
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(textOfBlock).filter(Boolean).join('\n') },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

function textOfBlock(block: Block): string {
  if ('line' in block) return textOf(block.line)
  return block.kind === 'list' ? block.items.map((item) => `• ${textOf(item)}`).join('\n') : ''
}

function textOf(line: Line): string {
  return line.map((span) => (typeof span === 'string' ? span : 'bold' in span ? span.bold : span.text)).join('')
}
