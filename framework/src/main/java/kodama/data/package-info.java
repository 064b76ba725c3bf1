/**
 * Readers of common text formats: from bytes to plain data.
 *
 * <p>Floor 2. Without state; for any thread.
 */
@NullMarked
package kodama.data;

import org.jspecify.annotations.NullMarked;
