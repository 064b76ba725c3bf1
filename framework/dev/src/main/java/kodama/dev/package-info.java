/**
 * What only a developer sees: in this room the hot reload of saved files, in those below it the portal, the menu over
 * the running game, the error screen and the tests.
 */
@NullMarked
package kodama.dev;

import org.jspecify.annotations.NullMarked;
