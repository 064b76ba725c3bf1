/** Java parts of a game's own, for the example own-loop. */
package hammer;
