/** Rich text of the owner, cleaned by the server when it was saved. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // A table of many columns scrolls by itself.
  const __html = html.replace(/<table.*?<\/table>/gs, '<div class="rich-text__table">$&</div>')
  return <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html }} />
}
