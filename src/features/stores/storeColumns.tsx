import type { StoreSummary } from '#api/stores.ts'
import { OnlineState, onlineWord } from '#components/stateBadges.tsx'
import { formatPhone } from '#domain/formats.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import classes from './stores.module.css'

const columns = defineColumns<StoreSummary>([
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    render: ({ name, online }) => (
      <span className={classes.nameCell}>
        <span className={classes.nameLines}>
          <span className={classes.name}>{name}</span>
          {online !== undefined && <OnlineState online={online} plain />}
        </span>
      </span>
    ),
    names: true,
    // Gap, dot and word of its state.
    beside: 76,
    minWidth: 142,
    grow: 3,
  },
  {
    id: 'region',
    header: 'Region',
    value: ({ region }) => region,
    filter: true,
    minWidth: 118,
    grow: 2,
  },
  { id: 'state', header: 'State', value: ({ state }) => state, filter: true, width: 76 },
  {
    id: 'phone',
    header: 'Phone',
    value: ({ phone }) => phone,
    text: ({ phone }) => formatPhone(phone ?? ''),
    render: ({ phone }) => <span className={classes.figures}>{formatPhone(phone ?? '')}</span>,
    minWidth: 142,
  },
  {
    id: 'online',
    header: 'Status',
    value: ({ online }) => (online === undefined ? null : onlineWord(online)),
    filter: true,
    width: 112,
    hidden: 'untilChosen',
  },
  {
    id: 'city',
    header: 'City',
    value: ({ city }) => city,
    filter: true,
    minWidth: 120,
    hidden: true,
  },
  {
    id: 'address',
    header: 'Address',
    value: ({ address }) => address,
    minWidth: 160,
    grow: 2,
    hidden: true,
  },
  {
    id: 'zone',
    header: 'Time Zone',
    value: ({ time_zone }) => time_zone,
    filter: true,
    // Else 'denver' finds every store in America/Denver.
    searchable: false,
    minWidth: 168,
    hidden: true,
  },
])

export const storesList = defineList({ columns, sort: { id: 'name', desc: false } })
