/** What was refused, a line each. */
export function Problems({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </>
  )
}
