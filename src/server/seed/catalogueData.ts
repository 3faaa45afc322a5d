export type ProductKind =
  | 'espresso'
  | 'latte'
  | 'brewed'
  | 'cold'
  | 'tea'
  | 'kids'
  | 'pastry'
  | 'sandwich'
  | 'toast'
  | 'snack'
  | 'beans'
  | 'bottle'
  | 'apparel'
  | 'gear'

// name | price in cents | calories | description; a leading * means seasonal.
export const catalogue: Record<ProductKind, string> = {
  espresso: `
Espresso | 325 | 5 | Two short ounces of our classic espresso, dense and sweet.
Macchiato | 375 | 15 | Espresso marked with a spoon of silky milk foam.
Cortado | 425 | 80 | Equal parts espresso and steamed milk, served short.
Americano | 375 | 10 | Espresso lengthened with hot water, bright and clean.
Flat White | 475 | 120-170 | Ristretto shots under a thin layer of microfoam.
Cappuccino | 475 | 110-150 | Espresso with a deep, velvety cap of foam.
Espresso con Panna | 395 | 90 | Espresso crowned with barely sweetened whipped cream.
Red Eye | 445 | 10 | House drip with a shot of espresso for the long days.`,
  latte: `
House Latte | 525 | 190-250 | Double espresso and steamed milk, the drink we are known for.
Vanilla Latte | 575 | 220-290 | House latte with our own Madagascar vanilla syrup.
Maple Oat Latte | 595 | 210-280 | Double espresso with oat milk and Vermont maple syrup.
Lavender Honey Latte | 595 | 230-300 | Culinary lavender, wildflower honey and a double shot.
Salted Caramel Latte | 595 | 260-340 | Butter caramel with a pinch of sea salt.
Mocha | 575 | 290-370 | Single-origin dark chocolate, espresso and milk.
White Mocha | 595 | 330-420 | White chocolate melted into a double espresso.
Cardamom Rose Latte | 595 | 220-280 | Fresh-ground cardamom and rose water. Fragrant, not sweet.
Brown Sugar Shaken Espresso | 575 | 120-190 | Espresso shaken over ice with dark brown sugar.
Hazelnut Praline Latte | 595 | 250-320 | Toasted hazelnut, praline and espresso.
Cinnamon Churro Latte | 595 | 270-350 | Cinnamon, piloncillo and a sugared rim.
Pistachio Latte | 625 | 260-330 | House-made pistachio butter and a double shot.
Honey Almond Latte | 595 | 230-300 | Almond milk, wildflower honey and a double shot.
Coconut Cream Latte | 595 | 240-310 | Toasted coconut and a soft vanilla finish.
*Pumpkin Spice Latte | 625 | 310-390 | Real pumpkin, clove and nutmeg. Until the leaves are gone.
*Peppermint Mocha | 625 | 330-410 | Dark chocolate and cool peppermint with crushed candy cane.
*Gingerbread Latte | 625 | 300-370 | Molasses, ginger and a gingerbread crumble.
*Cherry Blossom Latte | 625 | 240-300 | Sour cherry and almond blossom. Here until the end of May.
*Campfire S’mores Mocha | 645 | 380-460 | Toasted marshmallow, graham and dark chocolate.`,
  brewed: `
House Drip | 325 | 5 | Our house blend, brewed fresh every half hour.
Dark Roast Drip | 325 | 5 | Smoke, cocoa and a long finish.
Decaf Drip | 325 | 5 | Swiss Water decaf, brewed to order.
Pour Over Ethiopia | 525 | 5 | Jasmine, bergamot and stone fruit, brewed by hand.
Pour Over Colombia | 525 | 5 | Red apple and panela, brewed by hand.
Café au Lait | 425 | 90-130 | Half house drip, half steamed milk.
Coffee Traveler (96 oz) | 2695 | 5 | Twelve cups of house drip with cups, lids and sugar.`,
  cold: `
Classic Cold Brew | 475 | 5 | Steeped for eighteen hours, poured over ice.
Nitro Cold Brew | 525 | 5 | On tap, with a cascade you can hear.
Vanilla Sweet Cream Cold Brew | 545 | 140-200 | Cold brew under a float of vanilla cream.
Salted Cream Cold Brew | 545 | 150-210 | Cold brew under salted sweet cream.
Espresso Tonic | 525 | 70 | Espresso over tonic water with a twist of orange.
Cold Brew Lemonade | 525 | 110 | Half cold brew, half lemonade. Trust us.
Toasted Coconut Cold Brew | 545 | 90-130 | Cold brew with coconut milk and a toasted rim.
Orange Cold Brew Fizz | 545 | 95 | Cold brew, orange and sparkling water.
*Iced Watermelon Cooler | 525 | 120 | Pressed watermelon, mint and lime. July and August only.`,
  tea: `
English Breakfast Tea | 375 | 0 | Malty black tea from Assam and Kenya.
Earl Grey Tea | 375 | 0 | Black tea scented with bergamot from Calabria.
Jasmine Green Tea | 375 | 0 | Green tea scented with jasmine blossoms, seven nights over.
Peppermint Tea | 375 | 0 | Whole peppermint leaves. No caffeine.
Masala Chai Latte | 525 | 190-260 | Black tea simmered with ginger, cardamom and clove.
Matcha Latte | 575 | 160-230 | Ceremonial matcha from Uji, whisked with milk.
London Fog | 525 | 140-190 | Earl Grey, vanilla and steamed milk.
Hibiscus Iced Tea | 425 | 15 | Hibiscus and rosehip, unsweetened.
Peach Black Iced Tea | 425 | 80 | Black tea with pressed white peach.
Turmeric Ginger Latte | 545 | 150-210 | Fresh turmeric, ginger and black pepper.
Strawberry Matcha | 625 | 220-290 | Matcha over milk and crushed strawberries.
*Spiced Apple Cider | 475 | 170-230 | Pressed Washington apples, cinnamon and clove.`,
  kids: `
Hot Chocolate | 425 | 290-370 | Dark chocolate melted into steamed milk.
Vanilla Steamer | 395 | 180-240 | Steamed milk and vanilla.
Kids’ Hot Chocolate | 325 | 190 | A small one, not too hot.
Lemonade | 395 | 130 | Pressed this morning.
Strawberry Lemonade | 425 | 150 | Lemonade with crushed strawberries.
Cup of Water | 0 | 0 | Filtered and free. Just ask.`,
  pastry: `
Butter Croissant | 395 | 290 | Eighty-one layers of cultured butter.
Almond Croissant | 475 | 430 | Twice baked with almond cream.
Chocolate Croissant | 450 | 340 | Two sticks of dark chocolate in butter layers.
Ham & Gruyère Croissant | 575 | 410 | Smoked ham, Gruyère and a little Dijon.
Blueberry Muffin | 395 | 380 | Wild blueberries under a crisp sugar top.
Banana Walnut Muffin | 395 | 400 | Very ripe bananas and toasted walnuts.
Morning Bun | 425 | 360 | Croissant dough with orange zest and cinnamon sugar.
Cinnamon Roll | 475 | 470 | Soft, sticky and iced while warm.
Lemon Poppy Loaf | 375 | 350 | Lemon glaze and plenty of poppy seeds.
*Pumpkin Loaf | 375 | 370 | Pumpkin, clove and toasted pepitas.
Banana Bread | 375 | 360 | Served in a thick slice.
Chocolate Chip Cookie | 325 | 320 | Browned butter, dark chocolate, sea salt.
Oatmeal Raisin Cookie | 325 | 300 | Chewy in the middle, crisp at the edge.
Snickerdoodle | 325 | 290 | Rolled in cinnamon sugar.
Old-Fashioned Doughnut | 350 | 390 | Cake doughnut with a cracked glaze.
Maple Doughnut | 375 | 410 | Yeast doughnut with maple icing.
Cranberry Orange Scone | 395 | 380 | Tart cranberries and orange zest.
Cheddar Chive Scone | 395 | 360 | Sharp cheddar and garden chives.
Vegan Berry Bar | 425 | 280 | Oats, almonds and blackberry jam.
Kouign-Amann | 495 | 420 | Caramelised butter pastry from Brittany.`,
  sandwich: `
Egg & Cheddar Sandwich | 595 | 420 | Cage-free egg and aged cheddar.
Bacon, Egg & Gouda | 675 | 480 | Applewood bacon, egg and smoked gouda.
Sausage, Egg & Cheese | 675 | 510 | Pork sausage, egg and American cheese.
Turkey Pesto Sandwich | 895 | 540 | Roast turkey, basil pesto and provolone.
Caprese Panini | 850 | 490 | Fresh mozzarella, tomato and basil, pressed.
Ham & Swiss Melt | 850 | 520 | Smoked ham and Swiss, pressed until it melts.
Veggie Egg Wrap | 725 | 390 | Egg, spinach, roasted peppers and feta.`,
  toast: `
Plain Bagel | 350 | 280 | Boiled and baked every morning.
Everything Bagel | 375 | 300 | Sesame, poppy, onion, garlic and salt.
Avocado Toast | 850 | 320 | Smashed avocado, lemon and chili on country bread.`,
  snack: `
Overnight Oats | 575 | 310 | Rolled oats, chia and almond milk with berries.
Greek Yogurt Parfait | 595 | 280 | Greek yogurt, granola and honey.
Fruit Cup | 495 | 110 | Whatever is best at the market.
Spinach Feta Egg Bites | 575 | 230 | Baked egg whites, spinach and feta.`,
  beans: `
House Blend | 1695 | | Milk chocolate, roasted almond, a clean finish. The one in every drip.
Dark Horizon | 1695 | | Our darkest roast: bittersweet chocolate and cedar.
Morning Fog Light Roast | 1795 | | Citrus, honey and black tea.
Decaf Evening Blend | 1795 | | Swiss Water decaf with cocoa and fig.
Espresso Classico | 1795 | | Built for the machine: hazelnut, cherry and thick crema.
Ethiopia Yirgacheffe | 2095 | | Washed. Jasmine, bergamot, lemon.
Ethiopia Guji Natural | 2195 | | Natural. Blueberry, strawberry, cocoa nib.
Kenya Nyeri AA | 2295 | | Blackcurrant, grapefruit, brown sugar.
Colombia Huila | 1895 | | Red apple, panela, almond.
Guatemala Huehuetenango | 1895 | | Milk chocolate, orange, toffee.
Costa Rica Tarrazú | 1995 | | Honey process. Apricot and vanilla.
Brazil Cerrado | 1695 | | Peanut, cocoa, low acidity.
Sumatra Mandheling | 1895 | | Wet hulled. Cedar, spice, dark chocolate.
Papua New Guinea Sigri | 1995 | | Mango, molasses, soft spice.
Rwanda Nyamagabe | 1995 | | Plum, hibiscus, caramel.
Peru Cajamarca Organic | 1895 | | Cherry, walnut, cane sugar.
Mexico Chiapas | 1795 | | Chocolate, pecan, a little lime.
*Holiday Blend | 1895 | | Dried fig, clove and dark honey.
*Spring Blend | 1895 | | Floral and bright, for the first warm mornings.
Ethiopia Yirgacheffe Natural Process Twentieth Anniversary Reserve Whole Bean Coffee, Gift Edition with Tasting Notes and Linen Bag | 4895 | | Ninety-six bags a year, each numbered by hand.`,
  bottle: `
Bottled Cold Brew | 495 | 10 | Classic cold brew to take along.
Bottled Oat Latte | 545 | 160 | Espresso and oat milk, shaken and capped.
Bottled Mocha | 545 | 230 | Espresso, milk and dark chocolate.
Bottled Chai | 525 | 210 | Spiced black tea with milk.
Sparkling Water | 295 | 0 | From a spring in the Cascades.
Still Water | 275 | 0 | From the same spring, without the bubbles.
Fresh Orange Juice | 595 | 170 | Nothing but oranges.
Green Juice | 695 | 120 | Apple, kale, cucumber and ginger.
Craft Ginger Beer | 425 | 140 | Properly hot.
House Vanilla Syrup | 1495 | 80 | The one from our vanilla latte, for your own kitchen.`,
  apparel: `
Logo Tee | 2800 | | Heavy cotton, printed in Portland.
Barista Apron | 4500 | | Waxed canvas with a pocket for the thermometer.
Pullover Hoodie | 5800 | | Brushed fleece with an embroidered cup.`,
  gear: `
Diner Mug | 1600 | | Twelve ounces of thick stoneware.
Enamel Camp Mug | 1800 | | Goes over the fire and into the pack.
Ceramic Pour-Over Dripper | 3400 | | For one or two cups, in matte white.
Paper Filters (100) | 900 | | Oxygen-bleached, for the ceramic dripper.
Travel Tumbler | 3200 | | Keeps hot for six hours, cold for twelve.
Canvas Tote | 2200 | | Carries four bags of beans and a newspaper.
Handheld Milk Frother | 2400 | | Foam in twenty seconds.
Burr Grinder | 17900 | | Forty settings, conical steel burrs.
Gooseneck Kettle | 8900 | | Holds the temperature to the degree.
French Press | 4200 | | Eight cups, double walled.
Lever Espresso Machine | 129900 | | Hand-built, for the kitchen that has everything.
Gift Box | 6500 | | Two bags of beans, two mugs and a card.`,
}

export const editions = [
  'Reserve',
  'Signature',
  'Classic',
  'Seasonal',
  'Weekend',
  'Downtown',
  'Harbor',
  'Mountain',
  'Sunrise',
  'Midnight',
  'Garden',
  'Market',
  'Roaster’s',
  'Founder’s',
  'Neighborhood',
  'Festival',
]
