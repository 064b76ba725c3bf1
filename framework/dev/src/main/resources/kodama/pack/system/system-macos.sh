# reports an error in a window
report() {
  echo "$title: $1" >&2
  osascript -e 'on run words' -e 'display alert (item 1 of words) message (item 2 of words) as critical' -e 'end run' \
    -- "$title" "$1" >/dev/null 2>&1
  exit 1
}
