import sanitize from 'sanitize-html'

/** Sanitizes rich text with an allow-list of tags: no scripts, handlers, styles or frames. */
export function cleanRichText(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      'u',
      's',
      'code',
      'pre',
      'blockquote',
      'ul',
      'ol',
      'li',
      'a',
      'img',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'sub',
      'sup',
      'mark',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'class', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedClasses: { img: ['img-responsive'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: (tagName, attributes) => ({
        tagName,
        attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
      }),
    },
    // Images only from our own uploads.
    exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/uploads\/images\/[\w.-]+$/.test(frame.attribs.src ?? ''),
  }).trim()
}
