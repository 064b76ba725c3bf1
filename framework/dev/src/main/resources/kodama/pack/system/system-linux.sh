# with an ASCII locale, Java cannot find its files in a folder with other characters in its name
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
  *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) ;;
  *)
    if [ -n "${LC_ALL:-}" ]; then LANG=$LC_ALL; export LANG; unset LC_ALL; fi
    LC_CTYPE=C.UTF-8; export LC_CTYPE ;;
esac

# a text for xmessage, which shows only ASCII, and of each paragraph only one line
lines() { printf '%s\n' "$1" | LC_ALL=C tr -d '\200-\277' | LC_ALL=C tr '\300-\377' '?' | fold -s -w 70; }

# reports an error, in a window if there is no terminal and the game was started alone or to open files
opened=yes
for argument in "$@"; do [ -f "$argument" ] || opened=; done
report() {
  echo "$title: $1" >&2
  if [ -n "$opened" ] && [ ! -t 2 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    if command -v zenity >/dev/null 2>&1; then zenity --error --no-markup --title="$title" --text="$1" 2>/dev/null
    elif command -v kdialog >/dev/null 2>&1; then kdialog --title "$title" --error "$1"
    elif command -v xmessage >/dev/null 2>&1; then xmessage -center "$(lines @PLAIN@": $1")"
    elif command -v notify-send >/dev/null 2>&1; then notify-send -u critical "$title" "$1"
    fi
  fi
  exit 1
}
