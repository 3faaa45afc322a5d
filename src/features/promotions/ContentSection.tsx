import { Anchor } from '@mantine/core'
import { imageAddress } from '#api/host.ts'
import type { PromotionContent } from '#api/promotions.ts'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'
import { Picture } from '#ui/page/Picture.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from './promotions.module.css'

/** What customers see of a promotion: title, text, picture, and where it leads. */
export function ContentSection({ content }: { content: PromotionContent }) {
  const image = imageAddress(content.image_url)
  const title = content.title ?? 'Promotional content'
  return (
    <Section id="content" title="Promotional Content" description="What customers see of it.">
      <div className={classes.content}>
        {image && <Picture src={image} alt={title} name={title} width={224} height={140} />}
        <DefinitionList
          facts={[
            { term: 'Title', value: content.title },
            { term: 'Type', value: content.type },
            {
              term: 'Text',
              value: content.body && <span className={classes.lines}>{content.body}</span>,
            },
            { term: 'Link', value: content.url && <Address {...content} /> },
          ]}
        />
      </div>
    </Section>
  )
}

/** Only an address that a browser opens as a page becomes a link; other addresses stay text. */
function Address({ url, url_title }: Pick<PromotionContent, 'url' | 'url_title'>) {
  if (!url || !/^https?:\/\//i.test(url)) return url
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" inherit>
      {url_title || url}
    </Anchor>
  )
}
