/** The whole game: its scenes are the public classes. */
package mygame;
