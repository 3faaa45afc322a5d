export const flatWhite = {
  product_type: 'beverage' as const,
  name: 'Fig Flat White',
  square_sku: 'BEV-9001',
}

export const full = {
  ...flatWhite,
  price: 575,
  description: 'Figs and a double ristretto.',
  calories: '180-240',
  mobile_menu_format: 'hot',
  prep_time: 3,
  on_default_menu: true,
  foreground_color: '#ffffff',
  background_color: '#8a5a2b',
  tertiary_color: '#40BCDE',
  addons: [{ id: 2 }],
  inventory_control: 'daily' as const,
  is_seasonal: true,
  tags: [{ id: 9 }, { id: 1 }],
  netsuite_account_id: '40100',
  promotional_categories: [4],
}
