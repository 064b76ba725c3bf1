/** The module {@code shot}, and the methods of the tables of shots. */
@NullMarked
package kodama.script.api.shot;

import org.jspecify.annotations.NullMarked;
