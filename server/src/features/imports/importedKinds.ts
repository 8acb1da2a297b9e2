import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../../kernel/fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { createUser, type NewUser } from '../accounts/createUser.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import { NewsCategory } from '../news/NewsCategory.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { SiteRedirect } from '../redirects/SiteRedirect.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'

/** A kind of record that can be imported. What its fields are follows from its entity. */
interface ImportedKind {
  type: () => Class
  /** The fields by which a row finds the record that it is about: the first of which the row has all, and so on. */
  keys: readonly (readonly string[])[]
  /** Fields that no file says. */
  without?: readonly string[]
  /** How tills, suppliers and other shops head the columns, in small letters and digits alone. */
  headings: Readonly<Record<string, readonly string[]>>
  /** How a record is added, where not as its form does. */
  add?(context: Context, input: Values): Promise<Row>
}

const goods = {
  sku: [
    'artikelnr',
    'artnr',
    'artikelcode',
    'artikelid',
    'customsku',
    'variantsku',
    'bestelnummer',
    'productcode',
    'productnummer',
    'sku',
    'itemnumber',
    'articlenumber',
    'articlecode',
    'partnumber',
    'plu',
  ],
  gtin: [
    'ean',
    'eancode',
    'ean13',
    'barcode',
    'streepjescode',
    'gtin',
    'gtinupceanorisbn',
    'gtinupceanofisbn',
    'variantbarcode',
    'upc',
  ],
  title: [
    'naam',
    'name',
    'item',
    'nltitleshort',
    'nltitlelong',
    'omschrijving',
    'artikelomschrijving',
    'productnaam',
    'product',
    'artikel',
    'artikelnaam',
    'description',
    'productname',
    'article',
  ],
  stock: [
    'aantal',
    'voorraadaantal',
    'voorraadstand',
    'opvoorraad',
    'qty',
    'quantity',
    'instock',
    'stockquantity',
    'stocklevel',
    'variantinventoryqty',
    'inventorymainoutlet',
    'voorradig',
  ],
  supplier: ['leverancier', 'leveranciersnaam', 'suppliername', 'vendor'],
  purchasePrice: [
    'inkoop',
    'inkoopprijs',
    'inkoopprijsexcl',
    'inkoopprijsexclbtw',
    'kostprijs',
    'cost',
    'costprice',
    'purchaseprice',
    'purchasepriceexclvat',
    'defaultcost',
    'supplyprice',
    'pricecost',
    'costperitem',
  ],
  minimumStock: ['minimum', 'minvoorraad', 'minimumvoorraad', 'minimalevoorraad', 'lowstockamount'],
  onOrder: ['inbestelling', 'besteld', 'onorder'],
}

const kinds: Readonly<Record<'product' | 'customer' | 'device' | 'zzpProduct' | 'siteRedirect', ImportedKind>> = {
  product: {
    type: () => Product,
    keys: [['sku'], ['gtin'], ['title']],
    headings: {
      ...goods,
      price: [
        'verkoop',
        'verkoopprijs',
        'verkoopprijsincl',
        'verkoopprijsinclbtw',
        'prijsincl',
        'prijsinclbtw',
        'prijsinclusiefbtw',
        'consumentenprijs',
        'adviesprijs',
        'regularprice',
        'reguliereprijs',
        'normaleprijs',
        'variantprice',
        'priceinclvat',
        'salesprice',
        'retailprice',
      ],
      brand: ['merk', 'merknaam', 'fabrikant', 'manufacturer', 'brandname'],
      specifications: [
        'beschrijving',
        'specificatie',
        'details',
        'langeomschrijving',
        'longdescription',
        'bodyhtml',
        'nldescriptionlong',
        'omschrijving',
        'description',
      ],
      image: [
        'foto',
        'fotos',
        'plaatje',
        'picture',
        'photo',
        'afbeelding1',
        'image1',
        'images',
        'imagesrc',
        'afbeeldingen',
        'bestandsnaam',
        'filename',
      ],
      vat: ['btw', 'btwtarief', 'btwpercentage', 'btw%', 'vat', 'vatrate', 'tax'],
      productType: ['soort', 'type', 'categorie', 'category', 'groep'],
      condition: ['staat', 'conditie', 'toestand'],
      warrantyMonths: ['garantie', 'garantiemaanden', 'warranty'],
      visible: ['gepubliceerd', 'actief', 'online', 'published', 'active'],
      language: ['taalcode', 'lang', 'locale'],
    },
  },
  customer: {
    type: () => Customer,
    keys: [['email'], ['name', 'phoneNumber'], ['name', 'zipCode', 'houseNumber']],
    // Nobody gets rights, a password or a mail by a file.
    without: ['role', 'password'],
    headings: {
      name: ['klantnaam', 'volledigenaam', 'contactpersoon', 'fullname', 'customername', 'contact'],
      email: ['email', 'emailadres', 'mail', 'mailadres', 'emailaddress'],
      phoneNumber: [
        'telefoon',
        'telefoonnummer',
        'telefoonnr',
        'tel',
        'mobiel',
        'mobielnummer',
        'gsm',
        'phone',
        'mobile',
      ],
      address: ['straat', 'straatnaam', 'adres', 'street', 'address1'],
      houseNumber: ['huisnr', 'nr', 'huisnummertoevoeging', 'number'],
      zipCode: ['postcode', 'pc', 'zip', 'postalcode'],
      city: ['plaats', 'woonplaats', 'stad', 'town'],
      company: ['bedrijf', 'bedrijfsnaam', 'organisatie', 'organization', 'companyname'],
      kvkNumber: ['kvk', 'kvknr', 'handelsregister'],
      vatNumber: ['btwnr', 'btwid', 'vatid'],
      paymentDays: ['betaaltermijn', 'paymentterm'],
    },
    add: (context, input) =>
      createUser(
        context.services.database,
        { name: '', email: null, ...input, role: 'cms-status-user', password: null, demo: false } as NewUser,
        undefined,
        context,
      ) as Promise<object> as Promise<Row>,
  },
  device: {
    type: () => Device,
    keys: [['serialNumber'], ['customer', 'brand', 'model']],
    headings: {
      customer: ['klant', 'klantnaam', 'eigenaar', 'owner', 'email', 'emailadres'],
      kind: ['soort', 'type', 'apparaat', 'soortapparaat'],
      brand: ['merk', 'fabrikant', 'manufacturer'],
      model: ['typenummer', 'modelnummer', 'modelname'],
      serialNumber: ['serienummer', 'serienr', 'sn', 'serial', 'imei'],
      boughtOn: ['aankoopdatum', 'gekocht', 'purchasedate'],
      notes: ['opmerking', 'opmerkingen', 'notitie', 'remarks'],
    },
  },
  zzpProduct: { type: () => ZzpProduct, keys: [['sku'], ['gtin'], ['title']], headings: goods },
  siteRedirect: {
    type: () => SiteRedirect,
    keys: [['path']],
    headings: {
      path: ['van', 'oud', 'oudadres', 'oudeurl', 'bron', 'from', 'source', 'oldurl', 'sourceurl', 'redirectfrom'],
      target: [
        'naar',
        'nieuw',
        'nieuwadres',
        'nieuweurl',
        'doel',
        'to',
        'newurl',
        'destination',
        'targeturl',
        'redirectto',
      ],
    },
  },
}

/** What an export of a site is imported as. */
const ofSites: Readonly<Record<string, () => Class>> = {
  newsItem: () => NewsItem,
  newsCategory: () => NewsCategory,
  page: () => Page,
}

export type ImportedName = keyof typeof kinds | 'wordpress'

export const importedNames = defineChoice(
  'ImportedEntity',
  [...(Object.keys(kinds) as (keyof typeof kinds)[]), 'wordpress'] as ImportedName[],
  'What can be imported: the entity of its rows, or a site as WordPress exports it.',
)

export function kindOf(name: string): ImportedKind {
  return kinds[name as keyof typeof kinds]
}

export function entityOf(name: string): ManagedEntity {
  return managedEntity((ofSites[name] ?? kindOf(name).type)())
}

/** The fields of which a file can say something. */
export function importedFields(name: string): FieldDescription[] {
  const { type, without = [] } = kindOf(name)
  return fieldsOf(type()).filter((field) => isWritable(field) && !without.includes(field.name) && isRead(field))
}

/** By itself, or by what it names. */
function isRead({ kind: { fromCell, leadsTo } }: FieldDescription): boolean {
  return fromCell !== undefined || leadsTo === 'record' || leadsTo === 'image' || leadsTo === 'images'
}

export function addRecord(context: Context, name: string, input: Values): Promise<Row> {
  return kindOf(name).add?.(context, input) ?? createRecord(context, entityOf(name), input)
}
