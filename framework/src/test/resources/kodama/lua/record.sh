#!/bin/sh
# Records what the reference prints for specs: ./record.sh manual_3_syntax manual_2_3_errors …
for spec in "$@"; do
  case $spec in
    manual_6_8_files) TZ=UTC lua5.2 "$spec.lua" "$(mktemp -d)" > "$spec.out" ;;
    *) TZ=UTC lua5.2 "$spec.lua" > "$spec.out" ;;
  esac
done
