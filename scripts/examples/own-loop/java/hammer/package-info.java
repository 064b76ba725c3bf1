/** Java parts of the game, for the example own-loop. */
package hammer;
