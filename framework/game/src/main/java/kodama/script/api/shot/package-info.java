/** The module {@code shot}, and the methods of shots' tables. */
@NullMarked
package kodama.script.api.shot;

import org.jspecify.annotations.NullMarked;
