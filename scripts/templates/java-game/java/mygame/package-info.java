/** The game. Its public classes are the scenes. */
package mygame;
