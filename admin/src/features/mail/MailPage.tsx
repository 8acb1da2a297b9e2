import Box from '@mui/material/Box'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** A mail as its receiver sees it. Nothing in it runs; its style sheet needs our nonce, since its content policy is ours. */
export function MailPage({ html, title, height }: { html: string; title: string; height: number | string }) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={html.replace('<style>', `<style nonce="${nonce ?? ''}">`)}
      sx={{ display: 'block', width: '100%', height, border: 0, bgcolor: 'background.paper' }}
    />
  )
}
