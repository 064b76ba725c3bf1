/**
 * Readers of common text formats: from bytes to plain data.
 *
 * <p>Without state; for any thread.
 */
@NullMarked
package kodama.data;

import org.jspecify.annotations.NullMarked;
