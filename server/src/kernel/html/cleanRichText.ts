import sanitize from 'sanitize-html'
import { arrangeRichText } from '../shared/richText/arrangeRichText.js'
import { htmlOf } from '../shared/richText/HtmlNode.js'
import {
  isOwnPicture,
  numberTypes,
  richTextAttributes,
  richTextTags,
  synonyms,
} from '../shared/richText/richTextTags.js'
import { readHtml } from './readHtml.js'

/**
 * Rich text as it is stored: arranged as what was written was meant, then sanitized with an allow-list of tags, without
 * scripts, handlers, styles or frames. Cleaning it again changes nothing.
 */
export function cleanRichText(html: string): string {
  const nodes = readHtml(html)
  return sanitized(nodes ? htmlOf(arrangeRichText(nodes)) : html)
}

function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: richTextTags,
    allowedAttributes: {
      ...richTextAttributes,
      ol: ['start', { name: 'type', multiple: false, values: [...numberTypes] }],
    },
    allowedClasses: { img: ['img-responsive'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      ...synonyms,
      a: (tagName, attributes) => ({
        tagName,
        attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
      }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !isOwnPicture(frame.attribs.src),
  }).trim()
}
