# reports an error, in a window if the game was started alone or to open files
opened=yes
for argument in "$@"; do [ -f "$argument" ] || opened=; done
report() {
  echo "$title: $1" >&2
  if [ -n "$opened" ]; then
    osascript -e 'on run words' -e 'display alert (item 1 of words) message (item 2 of words) as critical' \
      -e 'end run' -- "$title" "$1" >/dev/null 2>&1
  fi
  exit 1
}
