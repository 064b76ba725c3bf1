/** The parts of the game that are written in Java. */
package mygame;
