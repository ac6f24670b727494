import { Picture } from '../../ui/picture.tsx'

/** Beside the name, which says what it shows. */
export function ProductThumbnail({ src, size = 48 }: { src: string; size?: number }) {
  return (
    <span className="grid shrink-0 place-items-center bg-white" style={{ width: size, height: size }}>
      <Picture
        src={src.replace(/-\d+\.webp$/, '-320.webp')}
        alt=""
        width={size}
        height={size}
        className="multiplied size-full object-contain"
      />
    </span>
  )
}
