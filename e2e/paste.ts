import type { Locator } from '@playwright/test'

/** Pastes as the browser hands over what was copied elsewhere. */
export async function paste(editor: Locator, { html, text }: { html?: string; text?: string }): Promise<void> {
  await editor.evaluate(
    (element, copied) => {
      const clipboardData = new DataTransfer()
      if (copied.html !== undefined) clipboardData.setData('text/html', copied.html)
      if (copied.text !== undefined) clipboardData.setData('text/plain', copied.text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )
}
