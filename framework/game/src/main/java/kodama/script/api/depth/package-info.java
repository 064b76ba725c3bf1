/** The module {@code depth}, and the methods of views' tables. */
@NullMarked
package kodama.script.api.depth;

import org.jspecify.annotations.NullMarked;
