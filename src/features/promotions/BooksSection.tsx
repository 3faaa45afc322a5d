import type { Promotion } from '#api/promotions.ts'
import { AccountName } from '#components/AccountName.tsx'
import { ownTimeZone, shortMoment } from '#domain/calendar.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'
import { Section } from '#ui/page/Section.tsx'

/** The account that bears a promotion, and the moment of its last change. */
export function BooksSection({ promotion }: { promotion: Promotion }) {
  const zone = ownTimeZone()
  return (
    <Section id="books" title="For the Books">
      <DefinitionList
        facts={[
          { term: 'ID', value: promotion.id },
          { term: 'Netsuite Account', value: <AccountName id={promotion.account} /> },
          {
            term: 'Updated',
            value: (
              <span title={zone}>
                <DateCell
                  value={promotion.updated_at}
                  format={(timestamp) => shortMoment(timestamp, zone)}
                />
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
