(module
  (import "sets" "memory" (memory 1))

  ;; How many bits two sets have in common.
  ;; $one and $other are addresses, $bytes is the length of each, a multiple of 16.
  (func (export "countCommon") (param $one i32) (param $other i32) (param $bytes i32) (result i32)
    (local $end i32)
    (local $stop i32)
    (local $counts v128)
    (local $sums v128)
    (local.set $end (i32.add (local.get $one) (local.get $bytes)))
    (block $done
      (loop $blocks
        (br_if $done (i32.ge_u (local.get $one) (local.get $end)))
        ;; A lane of $counts has eight bits: 31 times 8 is the most that it holds.
        (local.set $stop (i32.add (local.get $one) (i32.const 496)))
        (if (i32.gt_u (local.get $stop) (local.get $end))
          (then (local.set $stop (local.get $end))))
        (local.set $counts (v128.const i32x4 0 0 0 0))
        (loop $words
          (local.set $counts
            (i8x16.add
              (local.get $counts)
              (i8x16.popcnt (v128.and (v128.load (local.get $one)) (v128.load (local.get $other))))))
          (local.set $one (i32.add (local.get $one) (i32.const 16)))
          (local.set $other (i32.add (local.get $other) (i32.const 16)))
          (br_if $words (i32.lt_u (local.get $one) (local.get $stop))))
        (local.set $sums
          (i32x4.add
            (local.get $sums)
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $counts)))))
        (br $blocks)))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
      (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums))))))
