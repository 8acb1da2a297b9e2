import type { Description } from '../../kernel/structuredData/Description'
import type { PageData } from './PageData'

/** The questions of a page with their answers. */
export function questionsDescription({ page }: PageData): Description[] {
  const questions = page.blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.questions : []))
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
