# reports an error, in a window if there are no options
options=${1:-}
report() {
  echo "$title: $1" >&2
  if [ "${options#-}" = "$options" ]; then
    osascript -e 'on run words' -e 'display alert (item 1 of words) message (item 2 of words) as critical' \
      -e 'end run' -- "$title" "$1" >/dev/null 2>&1
  fi
  exit 1
}
