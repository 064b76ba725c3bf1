#!/bin/sh
# Records the output of the reference implementation for specs in the current folder: ./record.sh manual_3_syntax …, ../record.sh utf8
for spec in "$@"; do
  case $spec in
    manual_6_8_files) TZ=UTC lua5.2 "$spec.lua" "$(mktemp -d)" > "$spec.out" ;;
    *) TZ=UTC lua5.2 "$spec.lua" > "$spec.out" ;;
  esac
done
