import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { formatDate, formatNumber } from '../../i18n/formats.ts'
import { useAdminWords } from '../site/admin-words.tsx'

const HEIGHT_PX = 288
const AXIS_PX = 52
const INK = { fill: 'var(--color-ink-soft)', fontSize: 13 }

/** Bars against a line, so that the two are told apart without colours. The table beside it has the figures. */
export function SalesChart({ days }: { days: AdminOutput<'GET /api/admin/sales'>['days'] }) {
  const { today: words } = useAdminWords()
  const { language } = useSite()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <div className="mt-6 bg-white p-2 pt-5 sm:border sm:border-hairline sm:p-5">
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <ComposedChart
          data={days}
          accessibilityLayer
          title={words.chart}
          desc={words.chart}
          margin={{ left: 0, right: 4 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => formatDate(day, 'shortWeekday', language)}
            tick={INK}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-hairline)' }}
            minTickGap={36}
          />
          <YAxis
            width={AXIS_PX}
            tickFormatter={(euros: number) => formatNumber(euros, language)}
            tick={INK}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            formatter={(euros) => inEuro(Number(euros))}
            labelFormatter={(day) => formatDate(String(day), 'weekday', language)}
            cursor={{ fill: 'var(--color-paper)' }}
            isAnimationActive={!isStill}
          />
          <Legend verticalAlign="top" align="left" height={40} wrapperStyle={{ fontSize: 13 }} />
          <Bar dataKey="sales" name={words.last} fill="var(--color-sea)" isAnimationActive={false} />
          <Line
            dataKey="salesBefore"
            name={words.before}
            stroke="var(--color-brass)"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
