/**
 * Creates games from templates, copies examples, writes files for editors, and compiles Java sources; also the start
 * window, which offers all of this when Kodama is started by a double click.
 */
@NullMarked
package kodama.make;

import org.jspecify.annotations.NullMarked;
