import { type ExportedItem, makeExport } from './makeExport.js'

/** A shop's site of ten years: posts as they were typed, blocks, shortcodes, pictures, a menu, and what plugins left in it. */
export function siteExport(site: string, suffix = ''): string {
  const uploads = `${site}/wp-content/uploads/2021/03`
  const items: ExportedItem[] = [
    {
      id: 5,
      title: 'Over de werkplaats',
      type: 'attachment',
      status: 'inherit',
      file: `${uploads}/werkplaats-scaled.png`,
      meta: { _wp_attachment_image_alt: 'Onze werkplaats' },
    },
    { id: 6, title: 'moederbord', type: 'attachment', status: 'inherit', file: `${uploads}/moederbord.png` },
    { id: 7, title: 'weg', type: 'attachment', status: 'inherit', file: `${uploads}/weg.png` },
    { id: 8, title: 'prijslijst', type: 'attachment', status: 'inherit', file: `${uploads}/prijslijst.pdf` },
    { id: 9, title: 'nooit gebruikt', type: 'attachment', status: 'inherit', file: `${uploads}/ongebruikt.png` },
    {
      id: 20,
      title: `Trage laptop &amp; stof${suffix}`,
      date: '2019-05-06 07:08:09',
      link: `${site}/2019/05/trage-laptop${suffix}/`,
      content: `Een laptop wordt traag van stof.\nDat is zo verholpen.\n\nLees ook [sic] <a href="${site}/over-ons/">over ons</a> en de <a href="/wp-content/uploads/2021/03/prijslijst.pdf">prijslijst</a>.\n\n[caption id="attachment_5" width="300"]<img class="wp-image-5" src="${uploads}/werkplaats-300x200.png" alt="" /> De werkplaats[/caption]\n\n<ul>\n<li>Stof&nbsp;eruit</li>\n<li>Koelpasta</li>\n</ul>\n\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n\n[contact-form-7 id="4" title="Contact"]\n\n<img src="${uploads}/weg-150x150.png" alt="weg" />\n\n<script>alert(1)</script><img src="${site}/x.png" onerror="alert(2)" style="width:1px">`,
      excerpt: 'Stof maakt traag.',
      comments: 2,
      terms: [
        ['category', `Onderhoud${suffix}`],
        ['category', 'Laptops'],
        ['post_tag', 'stof'],
      ],
      meta: { _thumbnail_id: '5', prijs_vanaf: '35' },
    },
    {
      id: 21,
      title: `Nieuw moederbord${suffix}`,
      content: `<!-- wp:paragraph -->\n<p>Wij <strong>vervangen</strong> moederborden.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":6} -->\n<figure class="wp-block-image size-large"><img src="${uploads}/moederbord-1024x683.png" alt="Een bord" class="wp-image-6"/></figure>\n<!-- /wp:image --></figure>\n<!-- /wp:gallery -->\n\n<!-- wp:latest-posts {"postsToShow":3} /-->\n\n<!-- wp:heading {"level":3} -->\n<h3>Wat kost dat?</h3>\n<!-- /wp:heading -->`,
      terms: [['category', `Onderhoud${suffix}`]],
    },
    { id: 22, title: `Nog niet af${suffix}`, status: 'draft', content: 'Dit moet nog.' },
    { id: 23, title: `Kerst${suffix}`, status: 'future', date: '2099-12-24 08:00:00', content: 'Wij zijn open.' },
    { id: 24, title: `Voor leden${suffix}`, password: 'geheim', content: 'Alleen voor leden.' },
    {
      id: 25,
      title: `Nieuw moederbord${suffix}`,
      content: 'Een tweede met dezelfde titel.',
      terms: [['category', 'Geen categorie']],
    },
    {
      id: 30,
      title: `Over ons${suffix}`,
      type: 'page',
      link: `${site}/over-ons${suffix}/`,
      content: `<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Al tien jaar.</p><!-- /wp:paragraph -->\n<!-- wp:gallery --><figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure><img data-id="6" src="${uploads}/moederbord-300x200.png" alt=""/></figure></li></ul></figure><!-- /wp:gallery --></div><!-- /wp:group -->\n<!-- wp:embed {"url":"https://youtu.be/aqz-KE-bpKQ","type":"video"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/aqz-KE-bpKQ\n</div></figure><!-- /wp:embed -->\n<!-- wp:kadence/tabs {"id":1} --><div class="kt-tabs"><p>In een tabblad.</p></div><!-- /wp:kadence/tabs -->`,
      meta: { _thumbnail_id: '5' },
    },
    {
      id: 31,
      title: `Ons team${suffix}`,
      type: 'page',
      parent: 30,
      link: `${site}/over-ons${suffix}/team/`,
      content: 'Twee mensen.\n\n[vc_row][vc_column_text]In een kolom.[/vc_column_text][/vc_row]',
    },
    { id: 32, title: `Sollicitaties${suffix}`, type: 'page', status: 'private', content: 'Intern.' },
    {
      id: 40,
      title: '',
      type: 'nav_menu_item',
      order: 1,
      terms: [['nav_menu', 'Hoofdmenu']],
      meta: {
        _menu_item_type: 'post_type',
        _menu_item_object: 'page',
        _menu_item_object_id: '30',
        _menu_item_menu_item_parent: '0',
      },
    },
    {
      id: 41,
      title: 'Team',
      type: 'nav_menu_item',
      order: 2,
      terms: [['nav_menu', 'Hoofdmenu']],
      meta: { _menu_item_object: 'page', _menu_item_object_id: '31', _menu_item_menu_item_parent: '40' },
    },
    {
      id: 42,
      title: 'Facebook',
      type: 'nav_menu_item',
      order: 3,
      terms: [['nav_menu', 'Hoofdmenu']],
      meta: { _menu_item_object: 'custom', _menu_item_object_id: '42', _menu_item_url: 'https://facebook.com/x' },
    },
    {
      id: 43,
      title: 'Wie wij zijn',
      type: 'nav_menu_item',
      order: 4,
      terms: [['nav_menu', 'Voettekst']],
      meta: { _menu_item_object: 'page', _menu_item_object_id: '30', _menu_item_menu_item_parent: '0' },
    },
    { id: 50, title: 'Muis', type: 'product', content: '' },
    { id: 51, title: 'Weggegooid', status: 'trash', content: '' },
  ]
  return makeExport(site, items)
}
