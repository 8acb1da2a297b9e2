import Box from '@mui/material/Box'
import { alpha, type Theme } from '@mui/material/styles'
import { visuallyHidden } from '../../components/visuallyHidden'
import { useTranslation } from '../../i18n/useTranslation'
import type { Language } from '../../managed/ManagedEntity'
import type { MarkedLine, MarkedSentence } from './markedLines'

interface MarkedTextProps {
  lines: readonly MarkedLine[]
  /** That the text is in. */
  language: Language
  /** What it is to who hears it. */
  label: string
}

/** As many lines as may not fit. */
const longText = 8

const marked = (theme: Theme) => ({
  bgcolor: alpha(theme.palette.warning.main, theme.palette.mode === 'dark' ? 0.3 : 0.22),
  color: 'inherit',
  borderRadius: 0.5,
})
const struck = { color: 'text.secondary' }

/** A text that is only read, with what has changed of it marked by sentence. */
export function MarkedText({ lines, language, label }: MarkedTextProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      // A long one is scrolled by keys too; the others are no stop on the way through the form.
      tabIndex={lines.length > longText ? 0 : undefined}
      lang={language}
      sx={{ maxHeight: 540, overflowY: 'auto', overflowWrap: 'anywhere', lineHeight: 1.5 }}
    >
      {lines.map(({ kind, sentences }) => (
        <Box
          key={sentences[0]?.place}
          sx={{
            mt: sentences[0]?.place === 0 ? 0 : 0.75,
            ...(kind === 'heading' && { fontWeight: 650 }),
            ...(kind === 'item' && { display: 'list-item', listStyle: 'disc', ml: 2.5, mt: 0.25 }),
          }}
        >
          {sentences.map((sentence) => (
            <Sentence key={sentence.place} {...sentence} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

function Sentence({ text, mark, was }: MarkedSentence) {
  if (mark === 'same') return <>{text} </>
  if (mark === 'removed') return <Struck label="translating.removed" text={text} />
  return (
    <>
      <Box component="mark" sx={marked}>
        <Said label={mark === 'added' ? 'translating.added' : 'translating.changedSentence'} />
        {text}
      </Box>{' '}
      {was !== undefined && <Struck label="translating.was" text={was} />}
    </>
  )
}

type Label = 'translating.added' | 'translating.changedSentence' | 'translating.removed' | 'translating.was'

function Struck({ label, text }: { label: Label; text: string }) {
  return (
    <>
      <Box component="del" sx={struck}>
        <Said label={label} />
        {text}
      </Box>{' '}
    </>
  )
}

/** What the colour says, for who does not see it, in the language of the back office. */
function Said({ label }: { label: Label }) {
  const { translate, language } = useTranslation()
  return (
    <Box component="span" lang={language} sx={visuallyHidden}>
      {translate(label)}{' '}
    </Box>
  )
}
