#!/bin/sh
# Builds the launcher with mingw-w64; the argument is the file to write.
# Without a C runtime, and with nothing in the file that depends on the time or the folder.
set -eu
cd -- "$(dirname -- "$0")"
x86_64-w64-mingw32-gcc -std=c11 -Os -Wall -Wextra -Wno-sign-compare -Wno-cast-function-type -Wno-unused-parameter -Werror \
  -ffreestanding -fno-builtin -fno-tree-loop-distribute-patterns -fno-ident \
  -mno-stack-arg-probe -nostdlib -s \
  -Wl,-e,start -Wl,--subsystem,windows:6.1 -Wl,--no-insert-timestamp -Wl,--dynamicbase,--nxcompat,--high-entropy-va \
  -Wl,--stack,8388608 -Wl,--gc-sections \
  -o "$1" launcher.c settings.c strings.c message.c java_search.c class_archive.c splash.c jvm.c \
  -lkernel32 -luser32 -lshell32 -ladvapi32
