/** Update, render, a frame counter and corrected sleeps, for the example 004-game-loop-java. */
package gameloop;
