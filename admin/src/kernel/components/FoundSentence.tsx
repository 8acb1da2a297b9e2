import Box from '@mui/material/Box'

interface FoundSentenceProps {
  before: string
  found: string
  after: string
  /** The language of the text, where it is not that of the screen. */
  lang?: string | undefined
}

/** A sentence with what was found in it marked. */
export function FoundSentence({ before, found, after, lang }: FoundSentenceProps) {
  return (
    <Box
      component="span"
      lang={lang}
      sx={{
        display: 'block',
        width: '100%',
        fontSize: '0.86rem',
        lineHeight: 1.35,
        fontWeight: 400,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      }}
    >
      {before}
      <Box
        component="mark"
        sx={{
          bgcolor: 'shop.soft',
          color: 'text.primary',
          fontWeight: 600,
          px: 0.25,
          borderRadius: 0.5,
          textDecoration: 'underline',
          textDecorationColor: 'primary.main',
        }}
      >
        {found}
      </Box>
      {after}
    </Box>
  )
}
