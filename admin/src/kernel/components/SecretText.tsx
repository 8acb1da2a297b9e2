import Box from '@mui/material/Box'

/** A secret to copy: one press marks all of it. @param label where nothing beside it names it */
export function SecretText({ text, label }: { text: string; label?: string }) {
  return (
    <Box
      component="code"
      {...(label && { role: 'group', 'aria-label': label })}
      sx={{
        display: 'block',
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'shop.soft',
        fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
        userSelect: 'all',
      }}
    >
      {text}
    </Box>
  )
}
