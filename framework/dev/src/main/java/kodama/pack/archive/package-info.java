/**
 * Archives with the modes and links that Unix wants, the same bytes each time: zip and tar.gz, written and read.
 *
 * <p>Java's own classes for zip files write no modes, and know no tar.
 */
@NullMarked
package kodama.pack.archive;

import org.jspecify.annotations.NullMarked;
