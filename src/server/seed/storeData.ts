import type { timeZones } from '#domain/calendar.ts'

type TimeZone = (typeof timeZones)[number]

export interface StoreData {
  readonly name: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly address: string
  readonly region: string
  readonly area: string
  readonly latitude: number
  readonly longitude: number
  readonly zone: TimeZone
  readonly areaCode: string
}

const zones: Record<string, TimeZone> = {
  P: 'America/Los_Angeles',
  M: 'America/Denver',
  A: 'America/Phoenix',
  C: 'America/Chicago',
  E: 'America/New_York',
}

// name | address | city | state | ZIP | region | area | latitude | longitude | zone | area code
const lines = `
Capitol Hill | 1124 Pike Street | Seattle | WA | 98101 | Seattle | Northwest | 47.6145 | -122.3242 | P | 206
Ballard | 5214 Ballard Avenue NW | Seattle | WA | 98107 | Seattle | Northwest | 47.6659 | -122.3836 | P | 206
Pearl District | 1022 NW Flanders Street | Portland | OR | 97209 | Portland | Northwest | 45.5256 | -122.6816 | P | 503
Mission Street | 2181 Mission Street | San Francisco | CA | 94110 | San Francisco | Bay Area | 37.7621 | -122.4193 | P | 415
Embarcadero | 88 Mission Street | San Francisco | CA | 94105 | San Francisco | Bay Area | 37.7922 | -122.3950 | P | 415
Temescal | 4901 Telegraph Avenue | Oakland | CA | 94609 | East Bay | Bay Area | 37.8362 | -122.2620 | P | 510
Silver Lake | 3019 Sunset Boulevard | Los Angeles | CA | 90026 | Los Angeles | Southern California | 34.0836 | -118.2740 | P | 323
North Park | 3030 University Avenue | San Diego | CA | 92104 | San Diego | Southern California | 32.7484 | -117.1294 | P | 619
LoHi | 2500 15th Street | Denver | CO | 80211 | Denver | Mountain | 39.7577 | -105.0086 | M | 303
Pearl Street | 1601 Pearl Street | Boulder | CO | 80302 | Boulder | Mountain | 40.0187 | -105.2747 | M | 720
Sugar House | 2121 South Highland Drive | Salt Lake City | UT | 84106 | Salt Lake City | Mountain | 40.7237 | -111.8571 | M | 801
Roosevelt Row | 1001 North 2nd Street | Phoenix | AZ | 85004 | Phoenix | Southwest | 33.4593 | -112.0716 | A | 602
Fourth Avenue | 402 North 4th Avenue | Tucson | AZ | 85705 | Tucson | Southwest | 32.2276 | -110.9656 | A | 520
Wicker Park | 1561 North Milwaukee Avenue | Chicago | IL | 60622 | Chicago | Midwest | 41.9104 | -87.6776 | C | 773
The Loop | 55 East Jackson Boulevard | Chicago | IL | 60604 | Chicago | Midwest | 41.8779 | -87.6257 | C | 312
North Loop | 218 North 1st Street | Minneapolis | MN | 55401 | Minneapolis | Midwest | 44.9857 | -93.2710 | C | 612
South Congress | 1400 South Congress Avenue | Austin | TX | 78704 | Austin | South | 30.2496 | -97.7496 | C | 512
Magazine Street | 3800 Magazine Street | New Orleans | LA | 70115 | New Orleans | South | 29.9213 | -90.0985 | C | 504
Bleecker Street | 250 Bleecker Street | New York | NY | 10014 | Manhattan | Northeast | 40.7315 | -74.0032 | E | 212
Williamsburg | 120 Bedford Avenue | Brooklyn | NY | 11249 | Brooklyn | Northeast | 40.7203 | -73.9548 | E | 718
Back Bay | 745 Boylston Street | Boston | MA | 02116 | Boston | Northeast | 42.3490 | -71.0817 | E | 617
Rittenhouse | 1735 Walnut Street | Philadelphia | PA | 19103 | Philadelphia | Northeast | 39.9502 | -75.1697 | E | 215
Wynwood Arts District and Design Quarter, Corner of Northwest Second Avenue | 2520 NW 2nd Avenue | Miami | FL | 33127 | Miami | South | 25.8013 | -80.1990 | E | 305
Union Station (opening soon) | 1701 Wynkoop Street | Denver | CO | 80202 | Denver | Mountain | 39.7527 | -105.0002 | M | 303`

/** The last store has no products and no hours. */
export const storeData: readonly StoreData[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', address = '', city = '', state = '', postalCode = '', region = '', ...rest] =
      line.split('|').map((part) => part.trim())
    const [area = '', latitude, longitude, zone = 'P', areaCode = ''] = rest
    return {
      name,
      address,
      city,
      state,
      postalCode,
      region,
      area,
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone: zones[zone] ?? 'America/Los_Angeles',
      areaCode,
    }
  })

export const streets = [
  'Main Street',
  'Oak Street',
  'Second Avenue',
  'Market Street',
  'Lincoln Avenue',
  'Park Avenue',
  'Union Street',
  'College Avenue',
]

/** In winter, exact enough for order times. */
export const hoursBehindUtc: Record<string, number> = {
  'America/Los_Angeles': 8,
  'America/Denver': 7,
  'America/Phoenix': 7,
  'America/Chicago': 6,
  'America/New_York': 5,
}
