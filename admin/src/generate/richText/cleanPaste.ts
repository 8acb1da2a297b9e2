interface CleanPaste {
  html: string
  /** What was held in the text itself, to be uploaded instead. */
  pictures: File[]
}

/** What word processors and mail programs leave besides text. */
const rubbish = 'style, script, meta, link, title, xml'

/**
 * Text from a word processor or a mail as it would have been typed: without classes, styles and elements of their own.
 * What Word numbers by hand becomes a list.
 */
export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--\[if[\s\S]*?endif\]-->/g, ''), 'text/html')
  for (const element of body.querySelectorAll(rubbish)) element.remove()
  const pictures: File[] = []
  for (const image of body.querySelectorAll('img')) {
    const file = pictureIn(image.src)
    if (file) pictures.push(file)
    // A file of the computer it was written on is nowhere to be found.
    if (!image.getAttribute('src')?.startsWith('/uploads/images/')) image.remove()
  }
  makeLists(body)
  for (const element of body.querySelectorAll('*')) {
    if (isWrapper(element)) element.replaceWith(...element.childNodes)
    else for (const name of ['class', 'style', 'lang', 'align', 'bgcolor']) element.removeAttribute(name)
  }
  return { html: body.innerHTML, pictures }
}

/** Whether there is more to paste than a picture. */
export function saysSomething(html: string): boolean {
  if (html === '') return false
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (body.textContent ?? '').trim() !== '' || pictureIn(body.querySelector('img')?.src ?? '') !== undefined
}

/** Elements of their own that hold nothing but text. */
function isWrapper({ tagName }: Element): boolean {
  return /^(font|center|span|o:|st1:|w:|v:)/i.test(tagName)
}

/** Word marks each item of a list as a paragraph, with its bullet or number as text. */
function makeLists(body: HTMLElement): void {
  let list: HTMLElement | undefined
  for (const item of body.querySelectorAll<HTMLElement>('p[class^=MsoListParagraph]')) {
    const mark = /^\s*(?:[·•o§-]|(\d+)[.)])[\s\u00a0]+/.exec(item.textContent ?? '')
    item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')?.remove()
    const tag = mark?.[1] ? 'ol' : 'ul'
    if (!list || item.previousElementSibling !== list || list.localName !== tag) {
      list = body.ownerDocument.createElement(tag)
      item.before(list)
    }
    const entry = body.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    list.append(entry)
    item.remove()
  }
}

function pictureIn(address: string): File | undefined {
  const [, type, content] = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? []
  if (!type || !content) return undefined
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new File([bytes], `image.${type.replace('image/', '')}`, { type })
}
