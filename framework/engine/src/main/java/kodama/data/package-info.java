/** Readers and writers of common text formats: bytes from and to plain data. Without state. */
@NullMarked
package kodama.data;

import org.jspecify.annotations.NullMarked;
