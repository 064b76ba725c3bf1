/**
 * Writes and reads zip and tar.gz with the modes and links of Unix, the same bytes each time: Java's own classes for
 * zip files write no modes.
 */
@NullMarked
package kodama.pack.archive;

import org.jspecify.annotations.NullMarked;
