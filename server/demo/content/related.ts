/** What belongs to a record of the demo, each by its key. */
export interface DemoRelated {
  of: 'service' | 'product' | 'tip' | 'newsItem'
  key: string
  service?: string
  product?: string
  tip?: string
  newsItem?: string
}

export const related: DemoRelated[] = [
  { of: 'service', key: 'laptop-battery', tip: 'battery-care' },
  { of: 'service', key: 'liquid-damage', tip: 'spilled-drink', service: 'file-copy' },
  { of: 'service', key: 'cleaning', tip: 'dust' },
  { of: 'service', key: 'ssd', tip: 'slow-pc', product: 'external-ssd' },
  { of: 'service', key: 'backup-setup', tip: 'automatic-backup', product: 'external-ssd' },
  {
    of: 'service',
    key: 'virus-removal',
    tip: 'browser-notifications',
    newsItem: 'scam-call',
    product: 'virus-scanner',
  },
  { of: 'service', key: 'home-wifi', tip: 'wifi-place', product: 'wifi-router' },
  { of: 'tip', key: 'battery-care', service: 'laptop-battery' },
  { of: 'tip', key: 'dust', service: 'cleaning' },
  { of: 'tip', key: 'spilled-drink', service: 'liquid-damage', product: 'keyboard-mouse' },
  { of: 'tip', key: 'automatic-backup', service: 'backup-setup', product: 'external-ssd' },
  { of: 'tip', key: 'slow-pc', service: 'ssd', tip: 'full-drive' },
  { of: 'tip', key: 'wifi-place', service: 'home-wifi', product: 'wifi-router' },
  { of: 'tip', key: 'second-screen', service: 'home-desk', product: 'monitor-24' },
  { of: 'tip', key: 'browser-notifications', service: 'virus-removal', newsItem: 'browser-warning' },
  { of: 'product', key: 'external-ssd', service: 'backup-setup', tip: 'automatic-backup' },
  { of: 'product', key: 'wifi-router', service: 'home-wifi', tip: 'wifi-place' },
  { of: 'product', key: 'monitor-24', product: 'usb-c-dock', tip: 'second-screen' },
  { of: 'product', key: 'lenovo-thinkpad-t480', service: 'setting-up', product: 'usb-c-dock', tip: 'battery-care' },
  { of: 'product', key: 'virus-scanner', service: 'virus-removal', tip: 'phishing-signs' },
  { of: 'newsItem', key: 'scam-call', service: 'virus-removal', tip: 'two-step-login' },
  { of: 'newsItem', key: 'fake-invoice', service: 'virus-removal', tip: 'phishing-signs' },
  { of: 'newsItem', key: 'bank-mail', tip: 'phishing-signs', product: 'virus-scanner' },
]
