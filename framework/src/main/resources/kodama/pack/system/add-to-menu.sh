#!/bin/sh
# Adds the game @ID@ to the menu of the desktop, with its icon, for this user. With --remove it takes it out again.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
entry=$menu/@ID@.desktop
if [ "${1:-}" = --remove ]; then
  rm -f -- "$entry" && echo "removed $entry"
  exit
fi
# quoted twice, as files of this kind want it: for the command line in Exec, and for the text that it is
exec_path=$(printf '%s' "$here/@ID@" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
icon_path=$(printf '%s' "$here/@ID@.png" | sed 's/\\/\\\\/g')
mkdir -p -- "$menu" || exit 1
while IFS= read -r line; do
  case $line in
    Exec=*) printf 'Exec="%s"\n' "$exec_path" ;;
    Icon=*) printf 'Icon=%s\n' "$icon_path" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/@ID@.desktop" >"$entry" && echo "wrote $entry"
