/**
 * Reads and writes zip and tar.gz files with Unix modes and links, which Java's own classes do not support. The same
 * files always give the same bytes.
 */
@NullMarked
package kodama.pack.archive;

import org.jspecify.annotations.NullMarked;
