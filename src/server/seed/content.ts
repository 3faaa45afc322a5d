import type { InferInsertModel } from 'drizzle-orm'
import { custom_content, vertical_cards } from '#server/database/schema/content.ts'
import {
  recommendation_items,
  recommendations,
  recommended_products,
} from '#server/database/schema/recommendations.ts'
import { bannerPicture, palettes } from './pictures.ts'
import type { SeededProduct } from './products.ts'
import { at, type SeedWorld } from './world.ts'

const articles: readonly (readonly [string, string])[] = [
  [
    'About our coffee',
    '# About our coffee\n\nWe buy from **eleven farms** and roast twice a week.\n\n- Single origins change with the harvest\n- Blends stay what they are\n\n> Good coffee is mostly good farming.',
  ],
  [
    'Allergens',
    '## Allergens\n\nOur kitchens handle milk, wheat, eggs, soy and tree nuts.\n\n| Mark | Means |\n| --- | --- |\n| Contains Dairy | Made with milk |\n| Vegan | No animal products |',
  ],
  [
    'Curbside pickup',
    'Park in a marked bay, tap **I’m here**, and we bring it out.\n\n1. Order in the app\n2. Tell us your car\n3. Stay where you are',
  ],
  [
    'Rewards terms',
    '## Terms\n\nRewards are worth what the app says they are. See [our site](https://p4.example/terms).',
  ],
  [
    'Brew at home',
    '## Pour over in four minutes\n\n*22 g* of coffee, *350 g* of water just off the boil.\n\n```\n0:00  bloom with 50 g\n0:40  pour to 200 g\n1:30  pour to 350 g\n```',
  ],
  [
    'Café etiquette: Wi-Fi, dogs & long afternoons',
    'Stay as long as you like. Dogs are welcome outside; please buy a coffee now and then.',
  ],
  ['Careers', 'We are hiring in **Miami**, **Denver** and **Boston**.'],
  ['Old winter menu', 'Kept for the record.'],
]

const cards: readonly (readonly [
  string,
  InferInsertModel<typeof vertical_cards>['type'],
  string,
])[] = [
  [
    'Spring is in the cup',
    'Recommended Products',
    'Cherry blossom latte and spring blend, until the end of May.',
  ],
  ['Now open in Wynwood', 'New Store', 'Come and say hello.'],
  ['How we buy coffee', 'Custom Content', 'Eleven farms, two roasts a week.'],
  ['Order ahead', 'URL', 'Skip the line.'],
  ['Title only', null, ''],
  ['Last year’s holiday card', 'URL', 'Gone.'],
]

const triggers: Record<string, readonly string[]> = {
  'House Latte': ['Almond Croissant', 'Morning Bun', 'Chocolate Chip Cookie'],
  'House Drip': ['Old-Fashioned Doughnut', 'Plain Bagel'],
  'Classic Cold Brew': ['Banana Bread', 'Blueberry Muffin'],
  'Matcha Latte': ['Vegan Berry Bar'],
  'Masala Chai Latte': ['Snickerdoodle', 'Cinnamon Roll'],
  Cappuccino: ['Chocolate Croissant'],
  'Hot Chocolate': ['Chocolate Chip Cookie', 'Kids’ Hot Chocolate'],
  'House Blend': ['Ceramic Pour-Over Dripper', 'Paper Filters (100)', 'Diner Mug'],
  'Espresso Classico': ['Burr Grinder', 'Lever Espresso Machine'],
  'Egg & Cheddar Sandwich': ['Fresh Orange Juice', 'House Drip'],
  'Avocado Toast': ['Green Juice'],
  'English Breakfast Tea': [],
}

const headlines: readonly (readonly [string, string, string])[] = [
  [
    'Cherry Blossom Latte',
    'New this spring',
    'Sour cherry and almond blossom. Here until the end of May.',
  ],
  ['Nitro Cold Brew', 'Smooth on its own', 'No milk, no sugar, no need.'],
  ['Almond Croissant', 'Twice baked', 'The one that sells out by ten.'],
  ['Ethiopia Guji Natural', 'Roaster’s choice', 'Blueberry, strawberry, cocoa nib.'],
  ['Turkey Pesto Sandwich', 'Lunch, sorted', 'Pressed to order.'],
  ['Travel Tumbler', 'Bring your own', 'Ten cents off every refill.'],
]

export async function seedContent(
  world: SeedWorld,
  products: readonly SeededProduct[],
): Promise<void> {
  const pictures = await Promise.all(palettes.map((palette) => world.draw(bannerPicture(palette))))
  await world.insert(
    custom_content,
    articles.map(([title, body], index) => ({
      id: index + 1,
      title,
      body,
      image_url: index % 3 === 2 ? null : at(pictures, index),
      created_at: world.ago(400 - index * 40),
      updated_at: world.ago(90 - index * 11),
      archived_at: index === articles.length - 1 ? world.ago(5) : null,
    })),
  )
  await world.insert(
    vertical_cards,
    cards.map(([title, type, body], index) => ({
      id: index + 1,
      title,
      body: body || null,
      type,
      url_title: type === 'URL' ? 'Open' : null,
      url: type === 'URL' ? 'https://p4.example/order' : null,
      image_url: type === null ? null : at(pictures, index + 3),
      sort_order: index,
      created_at: world.ago(120 - index * 9),
      updated_at: world.ago(30 - index * 4),
      archived_at: index === cards.length - 1 ? world.ago(3) : null,
    })),
  )
  await seedRecommendations(world, products)
}

async function seedRecommendations(
  world: SeedWorld,
  products: readonly SeededProduct[],
): Promise<void> {
  const idOf = (name: string) => {
    const found = products.find((product) => product.name === name)
    if (!found) throw new Error(`There is no product ${name}`)
    return found.id
  }
  const list = Object.entries(triggers)
  await world.insert(
    recommendations,
    list.map(([name], index) => ({ id: index + 1, product_id: idOf(name), sort_order: index - 2 })),
  )
  await world.insert(
    recommendation_items,
    list.flatMap(([, names], index) =>
      names.map((name, position) => ({
        recommendation_id: index + 1,
        position,
        product_id: idOf(name),
      })),
    ),
  )
  await world.insert(
    recommended_products,
    headlines.map(([name, headline, description], index) => ({
      id: index + 1,
      headline,
      description,
      product_id: idOf(name),
      pinned: index === 0,
      recent_locations_only: index === 3,
      sort_order: index,
    })),
  )
}
