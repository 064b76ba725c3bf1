#!/bin/sh
# Adds @ID@ with its icon to the desktop menu of this user; --remove removes it.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
# the user's folder, found as Kodama does for saves: HOME, otherwise the entry in the user database
home=${HOME:-}
case $home in /*) ;; *) home=$({ getent passwd "$(id -u)" | cut -d: -f6; } 2>/dev/null) ;; esac
data=${XDG_DATA_HOME:-}
case $data in /*) ;; *) data=$home/.local/share ;; esac
case $data in
  /.local/share) echo "the home folder is unknown; set HOME" >&2; exit 1 ;;
esac
menu=$data/applications
entry=$menu/@ID@.desktop
if [ "${1:-}" = --remove ]; then
  rm -f -- "$entry" && echo "removed $entry"
  exit
fi
# through the shell, as GLib does not expand %% in the name of the program
# quoted twice, as desktop entries require: for the command line in Exec, and as a string
exec_path=$(printf '%s' "$here/@ID@" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
icon_path=$(printf '%s' "$here/@ID@.png" | sed 's/\\/\\\\/g')
mkdir -p -- "$menu" || exit 1
while IFS= read -r line; do
  case $line in
    Exec=*) printf 'Exec=/bin/sh "%s"\n' "$exec_path" ;;
    Icon=*) printf 'Icon=%s\n' "$icon_path" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/@ID@.desktop" >"$entry" && echo "wrote $entry"
