try "$(command -v java)"
for found in /usr/lib/jvm/*/bin/java /usr/java/*/bin/java /opt/*/bin/java "${HOME:-/}"/.sdkman/candidates/java/*/bin/java \
  "${HOME:-/}"/.jdks/*/bin/java; do
  try "$found"
done
