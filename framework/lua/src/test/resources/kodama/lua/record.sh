#!/bin/sh
# Records what the reference prints for the specs of the folder it is run in: ./record.sh manual_3_syntax …, ../record.sh utf8
for spec in "$@"; do
  case $spec in
    manual_6_8_files) TZ=UTC lua5.2 "$spec.lua" "$(mktemp -d)" > "$spec.out" ;;
    *) TZ=UTC lua5.2 "$spec.lua" > "$spec.out" ;;
  esac
done
