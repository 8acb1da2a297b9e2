/** What differs between the documents of the product. */
interface Document {
  /** Whose frames it may stand in. */
  framedBy?: "'none'" | "'self'"
  /** For documents that people work in, whose scripts make styles and show files before they are sent. */
  workshop?: {
    /** Of the styles that stand in no file; a new one for every answer. */
    styleNonce: string
  }
}

/**
 * What a document may load and do: scripts come from files of our own alone, so that kept pages need no nonce, and
 * nothing comes from or goes to another host.
 */
export function contentPolicy({ framedBy = "'none'", workshop }: Document = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ...(workshop
      ? [
          `style-src 'self' 'nonce-${workshop.styleNonce}'`,
          // The editors of texts and of queries measure out columns and lines in attributes, which no nonce can allow.
          "style-src-attr 'unsafe-inline'",
          "img-src 'self' data: blob:",
        ]
      : ["style-src 'self'", "img-src 'self' data:"]),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}
