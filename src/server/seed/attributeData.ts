import type { ProductType } from '#domain/products/productWords.ts'
import type { ProductKind } from './catalogueData.ts'

export interface ValueData {
  readonly name: string
  /** Of the variant's SKU. */
  readonly code: string
  readonly extraCents?: number
  /** For larger packs. */
  readonly priceFactor?: number
  readonly isVoid?: boolean
}

interface AttributeData {
  readonly name: string
  readonly label: string
  readonly type: ProductType
  readonly isAdjective: boolean
  readonly includesGoods: boolean
  readonly modifier?: string
  readonly values: readonly ValueData[]
}

function attribute(
  type: ProductType,
  name: string,
  label: string,
  kind: 'adjective' | 'goods' | 'amount',
  values: readonly ValueData[],
  modifier?: string,
): AttributeData {
  return {
    type,
    name,
    label,
    isAdjective: kind === 'adjective',
    includesGoods: kind === 'goods',
    values,
    modifier,
  }
}

/** The position is the id. */
export const attributeData: readonly AttributeData[] = [
  attribute('beverage', 'Size', 'Choose your size', 'adjective', [
    { name: '12 oz', code: 'S' },
    { name: '16 oz', code: 'M', extraCents: 60 },
    { name: '20 oz', code: 'L', extraCents: 110 },
  ]),
  attribute('beverage', 'Temperature', 'Hot or iced?', 'adjective', [
    { name: 'Hot', code: 'H' },
    { name: 'Iced', code: 'I', extraCents: 25 },
  ]),
  attribute(
    'beverage',
    'Milk',
    'Choose your milk',
    'goods',
    [
      { name: 'Whole Milk', code: 'WH' },
      { name: 'Oat Milk', code: 'OA', extraCents: 80 },
      { name: 'Almond Milk', code: 'AL', extraCents: 70 },
      { name: 'Soy Milk', code: 'SO', extraCents: 60 },
      { name: 'No Milk', code: 'NO', isVoid: true },
    ],
    'Milk Amount',
  ),
  attribute('beverage', 'Milk Amount', 'How much milk?', 'amount', [
    { name: 'Light', code: 'LT' },
    { name: 'Regular', code: 'RG' },
    { name: 'Extra', code: 'XT' },
  ]),
  attribute(
    'beverage',
    'Syrup',
    'Add a syrup',
    'goods',
    [
      { name: 'No Syrup', code: 'NS', isVoid: true },
      { name: 'Vanilla', code: 'VA', extraCents: 60 },
      { name: 'Caramel', code: 'CA', extraCents: 60 },
      { name: 'Hazelnut', code: 'HA', extraCents: 60 },
    ],
    'Syrup Amount',
  ),
  attribute('beverage', 'Syrup Amount', 'How much syrup?', 'amount', [
    { name: 'One Pump', code: '1P' },
    { name: 'Two Pumps', code: '2P' },
    { name: 'Three Pumps', code: '3P' },
  ]),
  attribute('beverage', 'Shots', 'How many shots?', 'adjective', [
    { name: 'Single', code: '1X' },
    { name: 'Double', code: '2X', extraCents: 75 },
  ]),
  attribute('food', 'Warming', 'Shall we warm it?', 'adjective', [
    { name: 'None', code: 'C', isVoid: true },
    { name: 'Warmed', code: 'W' },
  ]),
  attribute('food', 'Bread', 'Choose your bread', 'goods', [
    { name: 'Brioche', code: 'BR' },
    { name: 'Sourdough', code: 'SD' },
    { name: 'Gluten-Free Roll', code: 'GF', extraCents: 100 },
  ]),
  attribute('food', 'Spread', 'Add a spread', 'goods', [
    { name: 'None', code: 'N', isVoid: true },
    { name: 'Butter', code: 'BU', extraCents: 50 },
    { name: 'Cream Cheese', code: 'CC', extraCents: 125 },
  ]),
  attribute('bag', 'Grind', 'How shall we grind it?', 'adjective', [
    { name: 'Whole Bean', code: 'WB' },
    { name: 'Drip', code: 'DR' },
    { name: 'Espresso', code: 'ES' },
    { name: 'French Press', code: 'FP' },
  ]),
  attribute('bag', 'Bag Size', 'Choose a bag size', 'adjective', [
    { name: '12 oz Bag', code: '12' },
    { name: '2 lb Bag', code: '2L', priceFactor: 2.4 },
  ]),
  attribute('bottle', 'Pack', 'One or more?', 'adjective', [
    { name: 'Single', code: '1' },
    { name: '4-Pack', code: '4', priceFactor: 3.7 },
  ]),
  attribute('merchandise', 'Shirt Size', 'Choose a size', 'adjective', [
    { name: 'S', code: 'S' },
    { name: 'M', code: 'M' },
    { name: 'L', code: 'L' },
    { name: 'XL', code: 'XL', extraCents: 200 },
  ]),
  attribute('merchandise', 'Color', 'Choose a color', 'adjective', [
    { name: 'Sky Blue', code: 'BL' },
    { name: 'Charcoal', code: 'CH' },
  ]),
]

/** With the number of offered values. */
export const kindAttributes: Record<ProductKind, readonly (readonly [string, number])[]> = {
  espresso: [['Shots', 2]],
  latte: [
    ['Size', 2],
    ['Temperature', 2],
    ['Milk', 2],
  ],
  brewed: [['Size', 3]],
  cold: [
    ['Size', 2],
    ['Syrup', 2],
  ],
  tea: [
    ['Size', 2],
    ['Temperature', 2],
  ],
  kids: [['Size', 2]],
  pastry: [['Warming', 2]],
  sandwich: [['Bread', 3]],
  toast: [['Spread', 3]],
  snack: [],
  beans: [
    ['Grind', 3],
    ['Bag Size', 2],
  ],
  bottle: [['Pack', 2]],
  apparel: [
    ['Shirt Size', 4],
    ['Color', 2],
  ],
  gear: [],
}
