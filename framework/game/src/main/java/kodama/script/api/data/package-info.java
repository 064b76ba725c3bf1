/** The module {@code data}. */
@NullMarked
package kodama.script.api.data;

import org.jspecify.annotations.NullMarked;
