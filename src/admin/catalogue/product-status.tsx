import type { ProductStatus } from '../../domain/publishing.ts'
import { useAdminWords } from '../site/admin-words.tsx'

const MARKS: Record<ProductStatus, string> = {
  draft: 'border-brass',
  published: 'border-sea bg-sea',
  archived: 'border-hairline bg-hairline',
}

export function ProductStatusMark({ status }: { status: ProductStatus }) {
  const { products } = useAdminWords()
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-round border-[1.5px] ${MARKS[status]}`} />
      {products.status[status]}
    </span>
  )
}
