const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const createElement = document.createElement.bind(document)

// The code editor makes style elements and knows no nonce; without one the page's content policy would refuse them.
document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
  const element = createElement(name, options)
  if (nonce && name.toLowerCase() === 'style') element.nonce = nonce
  return element
}
