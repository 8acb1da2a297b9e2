import { describe, expect, it } from '@jest/globals'
import { convertContent } from '../../../src/features/wordpress/convertContent.js'
import { Attachments } from '../../../src/features/wordpress/pictureAddress.js'
import { asBlocks, asRichText, type OwnPictures } from '../../../src/features/wordpress/writtenContent.js'

const site = 'https://www.oud.example'
const file = (id: number, name: string, parent = 0) => ({
  id,
  url: `${site}/wp-content/uploads/${name}`,
  alt: '',
  parent,
})
const attachments = new Attachments(site, [file(5, 'a.jpg', 1), file(6, 'b-scaled.jpg', 1), file(7, 'c.pdf', 1)])
const own = (stem: string) => ({ url: `/uploads/images/${stem}.jpg`, width: 60, height: 40 })
const pictures: OwnPictures = new Map([
  [`${site}/wp-content/uploads/a.jpg`, own('a')],
  [`${site}/wp-content/uploads/b-scaled.jpg`, own('b')],
])
const imageA = '<img src="/uploads/images/a.jpg" alt="" width="60" height="40" />'

function converted(content: string) {
  const { parts, leftOut } = convertContent(content, 1, attachments)
  return {
    html: asRichText(parts, pictures).replace(/>\n+</g, '><'),
    blocks: asBlocks(parts, pictures, '/uploads/images/poster.jpg'),
    leftOut: leftOut.map(({ kind, name }) => `${kind} ${name}`),
  }
}

describe('[L10] a text of WordPress', () => {
  it('typed without blocks: blank lines divide paragraphs, line breaks stay, lists and code are as they are', () => {
    expect(converted('Een\ntwee\n\n\nDrie <em>vier</em>\n<ul>\n<li>a</li>\n</ul>\nVijf\n<pre>x\n\ny</pre>').html).toBe(
      '<p>Een<br />twee</p><p>Drie <em>vier</em></p><ul><li>a</li></ul><p>Vijf</p><pre>x\n\ny</pre>',
    )
    expect(converted('<blockquote>Een\n\nTwee</blockquote>\n\nDrie').html).toBe(
      '<blockquote><p>Een</p><p>Twee</p></blockquote><p>Drie</p>',
    )
  })

  it('of blocks: their comments go, what a theme shows is listed, of those of plugins the text stays', () => {
    const { html, leftOut } = converted(
      '<!-- wp:paragraph {"align":"left"} -->\n<p>Een\ntwee</p>\n<!-- /wp:paragraph --><!-- wp:query {"a":{"b":1}} --><div><!-- wp:post-title /--><p>weg</p></div><!-- /wp:query --><!-- wp:acme/tabs --><div><p>Tab</p></div><!-- /wp:acme/tabs --><!-- wp:acme/form {"id":4} /--><!-- wp:spacer --><div style="height:9px"></div><!-- /wp:spacer --><!-- more -->',
    )
    expect(html).toBe('<p>Een\ntwee</p><p>Tab</p>')
    expect(leftOut).toEqual(['block query', 'blockText acme/tabs', 'block acme/form'])
  })

  it.each([
    [
      '[caption id="a" width="3"]<a href="/a.jpg"><img src="/wp-content/uploads/a-300x200.jpg"></a> Woorden[/caption]',
      `<figure>${imageA}<figcaption>Woorden</figcaption></figure>`,
    ],
    [
      '[caption caption="In een attribuut"]<img class="x wp-image-5" src="/elders.jpg">[/caption]',
      `<figure>${imageA}<figcaption>In een attribuut</figcaption></figure>`,
    ],
    ['[gallery ids="5"]', `<figure>${imageA}</figure>`],
    [
      '[embed]https://vimeo.com/76979871[/embed]',
      '<p><a href="https://vimeo.com/76979871">Vimeo: https://vimeo.com/76979871</a></p>',
    ],
    ['Zie [sic] en [1] en [[gallery]]', '<p>Zie [sic] en [1] en [gallery]</p>'],
    ['<code>[gallery ids="5"]</code>', '<p><code>[gallery ids="5"]</code></p>'],
  ])('shortcodes of WordPress itself: %s', (content, html) => {
    expect(converted(content)).toMatchObject({ html, leftOut: [] })
  })

  it('shortcodes of plugins go and are listed; what stands between them stays', () => {
    expect(
      converted('[vc_row full="1"][vc_text]Blijft[/vc_text][/vc_row]\n\n[nieuwsbrief]\n\n[contact-form-7 id="4"]'),
    ).toMatchObject({
      html: '<p>Blijft</p>',
      leftOut: ['shortcode [vc_row]', 'shortcode [vc_text]', 'shortcode [nieuwsbrief]', 'shortcode [contact-form-7]'],
    })
  })

  it('a page gets galleries and videos as blocks, divided where they stand; a gallery without numbers shows what was added to it', () => {
    const { blocks } = converted(
      '<!-- wp:group --><div><p>Voor</p><figure class="wp-block-gallery"><figure><img class="wp-image-5" src="x.jpg"></figure></figure><p>Na <iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?x=1"></iframe></p></div><!-- /wp:group -->[gallery]',
    )
    expect(blocks).toEqual([
      { text: { text: '<p>Voor</p>' } },
      { gallery: { images: ['/uploads/images/a.jpg'] } },
      { text: { text: '<p>Na </p>' } },
      { video: { address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', poster: '/uploads/images/poster.jpg' } },
      { gallery: { images: ['/uploads/images/a.jpg', '/uploads/images/b.jpg'] } },
    ])
  })

  it('pictures are those in full size; one that is not there goes with its frame and leaves its words', () => {
    const { html } = converted(
      '<p><img src="https://i0.wp.com/www.oud.example/wp-content/uploads/b-1024x683.jpg?resize=1" alt="b"></p><figure><img src="/weg.jpg"><figcaption>Woorden</figcaption></figure><figure><img src="/weg.jpg"></figure>',
    )
    expect(html).toBe('<p><img src="/uploads/images/b.jpg" alt="b" width="60" height="40" /></p><p>Woorden</p>')
  })

  it('links within the old site keep their path, files stay there, what runs goes', () => {
    const { html, leftOut } = converted(
      '<p><a href="https://oud.example/2019/x/?a=1#b" onclick="x()">Een</a> <a href="/wp-content/uploads/c.pdf">twee</a> <a href="javascript:alert(1)">drie</a></p><script>alert(1)</script><form><input></form><img src="data:image/png;base64,AAAA" alt="logo"><iframe src="https://kaart.example/x"></iframe>',
    )
    expect(html).toBe(
      '<p><a href="/2019/x/?a=1#b">Een</a> <a href="https://www.oud.example/wp-content/uploads/c.pdf">twee</a> drie</p>',
    )
    expect(leftOut).toEqual([
      'file c.pdf',
      'element script',
      'element form',
      'picture logo',
      'element iframe kaart.example',
    ])
  })

  it.each([
    ['shortcodes that never end', '[a '.repeat(60_000)],
    ['brackets', '['.repeat(300_000)],
    ['tags that never end', '<pre '.repeat(60_000)],
    ['comments that never end', '<!-- wp:x {'.repeat(30_000)],
    ['closing blocks', '<!-- wp:a {} --> '.repeat(20_000)],
    ['elements within elements', '<div>'.repeat(60_000)],
    ['spaces', `${' '.repeat(300_000)}x`],
    ['blank lines', '\n \n'.repeat(100_000)],
  ])('made to take long is read at once: %s', (_, content) => {
    const began = performance.now()
    convertContent(content, 1, attachments)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
