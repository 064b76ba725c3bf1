/** Update, render, a counter of frames and corrected sleeps, for the example 004-game-loop-java. */
package gameloop;
