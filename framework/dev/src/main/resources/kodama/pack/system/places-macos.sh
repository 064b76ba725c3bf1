home=$(/usr/libexec/java_home -v @OLDEST@+ 2>/dev/null) && try "$home/bin/java"
for found in /Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java \
  "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java \
  /opt/homebrew/opt/openjdk*/bin/java /usr/local/opt/openjdk*/bin/java; do
  try "$found"
done
