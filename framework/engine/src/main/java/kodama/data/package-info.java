/** Readers and writers of common text formats, which convert bytes to plain data and back. Stateless. */
@NullMarked
package kodama.data;

import org.jspecify.annotations.NullMarked;
