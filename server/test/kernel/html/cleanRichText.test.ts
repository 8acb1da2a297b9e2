import { describe, expect, it } from '@jest/globals'
import { cleanRichText } from '../../../src/kernel/html/cleanRichText.js'

/** A paragraph of Word that is an item of a list, as it copies one. */
const item = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>\n`

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-weight:normal} span.Nadruk {font-weight:bold} --></style></head>
<body lang=NL><!--StartFragment-->${body}<!--EndFragment--></body></html>`

/** A paragraph of Word in the browser that is an item of a list: each is a list of its own. */
const onlineItem = (list: 'ul' | 'ol', level: number, position: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1"><${list} class="NumberListStyle1" role="list" start="${position}">` +
  `<li data-listid="1" data-aria-posinset="${position}" data-aria-level="${level}" class="OutlineElement">` +
  `<p class="Paragraph" paraid="1"><span class="TextRun"><span class="NormalTextRun">${text}</span></span>` +
  `<span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${list}></div>`

const guid = 'style="font-weight:normal;" id="docs-internal-guid-1"'

const cases: Record<string, [written: string, meant: string][]> = {
  'Google Docs': [
    [`<meta charset='utf-8'><b ${guid}><span style="font-weight:400">Wij zijn open</span></b>`, 'Wij zijn open'],
    [
      `<b ${guid}><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;text-decoration:none">Let op</span>` +
        '<span style="font-weight:400;font-style:italic">: gesloten</span></p><br /><p><span style="font-weight:400;' +
        'text-decoration:line-through">oud</span></p></b><br class="Apple-interchange-newline">',
      '<p><strong>Let op</strong><em>: gesloten</em></p><p><br /></p><p><s>oud</s></p>',
    ],
    [
      `<b ${guid}><ol style="margin-top:0"><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p role="presentation">` +
        '<span style="font-weight:400">Een</span></p></li><ol><li style="list-style-type:lower-alpha" aria-level="2"><p>' +
        '<span style="font-weight:400">Onder</span></p></li></ol><li><p><span>Twee</span></p></li></ol></b>',
      '<ol><li><p>Een</p><ol type="a"><li><p>Onder</p></li></ol></li><li><p>Twee</p></li></ol>',
    ],
    [
      '<p><a href="https://example.nl/x"><span style="color:#1155cc;text-decoration:underline">hier</span></a></p>',
      '<p><a href="https://example.nl/x">hier</a></p>',
    ],
    ['<h1 dir="ltr"><span style="font-weight:400">Titel</span></h1>', '<h2>Titel</h2>'],
    ['<p>H<span style="font-size:0.6em;vertical-align:sub">2</span>O</p>', '<p>H<sub>2</sub>O</p>'],
  ],
  'Word on Windows': [
    [
      word(
        `<p class=MsoNormal><b><span style='font-size:14.0pt'>Vooraf</span></b><o:p></o:p></p>\n${
          item('l0 level1 lfo1', '1.', 'Kopie') + item('l0 level2 lfo1', 'a.', 'foto&rsquo;s')
        }${item('l0 level3 lfo1', 'i.', 'alle')}${item('l0 level2 lfo1', 'b.', 'mail')}${
          item('l0 level1 lfo1', '2.', 'Lader') + item('l1 level1 lfo2', '·', 'bon')
        }`,
      ),
      '<p><strong>Vooraf</strong></p><ol><li>Kopie<ol type="a"><li>foto’s<ol type="i"><li>alle</li></ol></li><li>mail</li>' +
        '</ol></li><li>Lader</li></ol><ul><li>bon</li></ul>',
    ],
    [
      word(
        `${item('l0 level1 lfo1', '1.', 'A') + item('l0 level1 lfo1', '2.', 'B')}<p class=MsoNormal>Tussendoor</p>
${item('l0 level1 lfo1', '3.', 'C')}${item('l0 level1 lfo2', '1.', 'Opnieuw')}${item('l0 level1 lfo2', '2.', 'Verder')}`,
      ),
      '<ol><li>A</li><li>B</li></ol><p>Tussendoor</p><ol start="3"><li>C</li></ol><ol><li>Opnieuw</li><li>Verder</li></ol>',
    ],
    [
      word(
        `${item('l0 level1 lfo1', 'o', 'A')}<p class=MsoListParagraphCxSpMiddle>gaat door</p>${item('l0 level1 lfo1', 'o', 'B')}`,
      ),
      '<ul><li>A<p>gaat door</p></li><li>B</li></ul>',
    ],
    [
      word(
        `<p class=MsoNormal>Gewoon <span class=Nadruk>vet</span> <b><span style='font-weight:normal'>niet</span></b></p>`,
      ),
      '<p>Gewoon <strong>vet</strong> niet</p>',
    ],
    [
      word(
        `<h1><![if !supportLists]><span style='mso-list:Ignore'>1<span>&nbsp;&nbsp; </span></span><![endif]>Kop</h1>`,
      ),
      '<h2>1 Kop</h2>',
    ],
  ],
  'Word in the browser': [
    [
      onlineItem('ol', 1, 1, 'Een') +
        onlineItem('ol', 2, 1, 'Onder') +
        onlineItem('ol', 1, 2, 'Twee') +
        onlineItem('ul', 1, 1, 'Los'),
      '<ol><li><p>Een</p><ol><li><p>Onder</p></li></ol></li><li><p>Twee</p></li></ol><ul><li><p>Los</p></li></ul>',
    ],
    [
      '<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span style="font-weight:bold">Kop</span>' +
        '</p></div><div class="OutlineElement"><p><span style="font-weight:bold">Vet</span></p></div>',
      '<h2>Kop</h2><p><strong>Vet</strong></p>',
    ],
  ],
  Outlook: [
    [
      '<div>Beste klant,</div><div><br></div><div>Uw laptop is <b>klaar</b>.<br></div><div>Groet</div>',
      '<p>Beste klant,</p><p><br /></p><p>Uw laptop is <strong>klaar</strong>.</p><p>Groet</p>',
    ],
    [
      '<div class="elementToProof">Een<div>Twee<ul><li><div>Drie</div></li></ul></div>Vier</div>',
      '<p>Een</p><p>Twee</p><ul><li><p>Drie</p></li></ul><p>Vier</p>',
    ],
    ['Eerste regel<div>tweede</div><div>derde</div>', '<p>Eerste regel</p><p>tweede</p><p>derde</p>'],
    [
      '<ul style="margin-top:0cm" type="disc"><li class="x_MsoListParagraph">A</li><ul type="circle"><li>B</li></ul></ul>',
      '<ul><li>A<ul><li>B</li></ul></li></ul>',
    ],
    [
      '<p class="x_MsoListParagraph" style="margin-left:36.0pt">1.<span>&nbsp;&nbsp; </span>Een</p>' +
        '<p class="x_MsoListParagraph" style="margin-left:72.0pt">·<span>&nbsp;&nbsp; </span><b>Onder</b></p>',
      '<ol><li>Een<ul><li><strong>Onder</strong></li></ul></li></ol>',
    ],
  ],
  'Excel and LibreOffice': [
    [
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {mso-ignore:padding} .xl66 {font-weight:700;}
--></style></head><body><table border=0 cellpadding=0 style='width:144pt'><!--StartFragment--><col width=64><tr height=20>
<td height=20 class=xl66 style='height:15pt'>Merk</td><td colspan=2>Prijs</td></tr><tr><td>Acer</td><td align=right>1.299,50
</td></tr><!--EndFragment--></table></body></html>`,
      '<table><tr><td><strong>Merk</strong></td><td colspan="2">Prijs</td></tr><tr><td>Acer</td><td>1.299,50</td></tr></table>',
    ],
    [
      '<google-sheets-html-origin><table><caption>Prijzen</caption><colgroup><col width="100"></colgroup><tbody><tr><td ' +
        'style="font-weight:bold">A</td></tr></tbody><tfoot><tr><td>B</td></tr></tfoot></table></google-sheets-html-origin>',
      '<p>Prijzen</p><table><tbody><tr><td><strong>A</strong></td></tr></tbody><tbody><tr><td>B</td></tr></tbody></table>',
    ],
    [
      '<p style="margin-bottom:0cm"><font face="Arial"><b>Vet</b></font></p><ol start="3"><li><p>Drie</p></li></ol>',
      '<p><strong>Vet</strong></p><ol start="3"><li><p>Drie</p></li></ol>',
    ],
  ],
  'Apple and pages of the internet': [
    [
      `<style>p.p1 {font: 12.0px Helvetica} span.s1 {font: bold 12.0px Helvetica}</style><p class="p1"><span class="s1">Vet</span> en
<i>schuin</i></p><ul class="ul1"><li class="li1">A</li></ul>`,
      '<p><strong>Vet</strong> en<em>schuin</em></p><ul><li>A</li></ul>',
    ],
    [
      '<section><h1 style="font-weight:700">Kop</h1><h5>Klein</h5><dl><dt>Wat</dt><dd>Dit</dd></dl></section><del>weg</del>',
      '<h2>Kop</h2><h4>Klein</h4><p>Wat</p><p>Dit</p><p><s>weg</s></p>',
    ],
    [
      '<strong><p>een</p><ul><li>twee</li></ul></strong>',
      '<p><strong>een</strong></p><ul><li><strong>twee</strong></li></ul>',
    ],
    ['<h2><div>Kop</div></h2><p>Regel 1<br>Regel 2</p>', '<h2>Kop</h2><p>Regel 1<br />Regel 2</p>'],
  ],
}

describe('rich text from elsewhere', () => {
  it.each(Object.entries(cases))('[Y23] of %s says what it said', (_program, examples) => {
    for (const [written, meant] of examples) {
      const clean = cleanRichText(written)
      expect(clean.replaceAll('\n', '')).toBe(meant)
      expect(cleanRichText(clean)).toBe(clean)
    }
  })

  it('[Y23] keeps where links lead', () => {
    const links =
      '<p><a href="https://www.example.nl/dieper?a=1&amp;b=2">example.nl</a> <a href="mailto:a@example.nl">b@example.nl</a> ' +
      '<a href="tel:+31301234567">030-1234567</a> bijlage.zip</p>'
    expect(cleanRichText(links)).toBe(links)
  })

  it('[Y23] stays as it is when it was right', () => {
    const right =
      '<p>Tekst met <em><strong>beide</strong></em></p><p></p>\n<blockquote>\n<p>Wij</p>\n</blockquote><ul>\n<li>een</li>\n' +
      '<li><p>twee</p></li></ul><pre><code>a  b\n\nc</code></pre><table><thead><tr><th scope="col">x</th></tr></thead></table>' +
      '<p><img src="/uploads/images/a.jpg" alt="b" class="img-responsive" /></p>los &amp; <a>woord</a> &lt;'
    expect(cleanRichText(right)).toBe(right)
  })

  it('[Y23] lets nothing through that runs or leads elsewhere', () => {
    const hostile = [
      '<div style="background:url(javascript:a)" onclick="a()">x</div>',
      '<b style="font-weight:normal" onmouseover=a>x</b>',
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore"><script>a</script></span><img src=x onerror=a></p>',
      '<ol type="javascript:a" start="1"><li data-aria-level="9" onclick=a>x</li></ol>',
      '<table><caption><iframe src="//evil.example"></iframe></caption><tr><td><svg onload=a><a href="javascript:a">x</a></table>',
      '<style></style><script>a</script><noscript><p title="</noscript><img src=x onerror=a>">x</noscript>',
      '&lt;script&gt;a&lt;/script&gt;<a href=" java\nscript:a" target="_blank">x</a>',
    ]
    for (const written of hostile) {
      const clean = cleanRichText(written)
      expect(clean).not.toMatch(/<(script|iframe|svg|style)| on\w+=|style=|javascript:|evil/)
      expect(cleanRichText(clean)).toBe(clean)
    }
  })

  it('[Y23] takes any depth', () => {
    for (const tag of ['div', 'b', 'ul', 'blockquote', 'table', 'li']) {
      const deep = `${`<${tag}>`.repeat(5000)}x${`</${tag}>`.repeat(5000)}`
      expect(cleanRichText(deep)).toContain('x')
    }
  })
})
