/**
 * How games begin: new ones from templates, copies of the examples, what editors want beside them, the builds of their
 * Java parts; and the start window, which shows all that when Kodama is started by a double click.
 */
@NullMarked
package kodama.make;

import org.jspecify.annotations.NullMarked;
